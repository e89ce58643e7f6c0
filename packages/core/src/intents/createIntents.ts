/** What a customer means to do, and the key that every request for it carries. */
type Intent<Member> = {
  readonly key: string;
  /** What the last request had besides, while its answer is not known: it never changes until it is. */
  readonly unanswered?: { readonly member: Member };
};

/** @typeParam Member what a request has besides its wish: a rate, the token of a check */
export type Intents<Member> = {
  /**
   * The key of a wish, the same for every press: after a lost answer (D-SEPA-24), and after an answer that came while the next page was on its
   * way, the provider answers with the order that this key has made. Only another wish has another key (D-APP-30).
   * @param wish the request in words that change whenever it does: its endpoint and values
   */
  readonly keyOf: (wish: string) => string;
  /** Sends a wish. A request whose answer was lost goes out again as it was, whatever has been asked for since (VOP-015, MKT-018). */
  readonly send: <Outcome extends { readonly kind: string }>(
    wish: string,
    member: Member,
    request: (key: string, member: Member) => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** From now on the same words are a new wish: the customer has gone back from what was prepared, or wants its code once more. */
  readonly forget: () => void;
};

export function createIntents<Member>(newKey: () => string = () => crypto.randomUUID()): Intents<Member> {
  const intents = new Map<string, Intent<Member>>();

  function intentOf(wish: string): Intent<Member> {
    const held = intents.get(wish) ?? { key: newKey() };
    intents.set(wish, held);
    return held;
  }

  return {
    keyOf: (wish) => intentOf(wish).key,
    send: async (wish, member, request) => {
      const { key, unanswered } = intentOf(wish);
      const sent = unanswered === undefined ? member : unanswered.member;
      const outcome = await request(key, sent);
      intents.set(wish, outcome.kind === 'failed' ? { key, unanswered: { member: sent } } : { key });
      return outcome;
    },
    forget: () => intents.clear(),
  };
}
