/** An operation that the customer intends, and the key that all its requests carry. */
type Intent<Member> = {
  readonly key: string;
  /** Extra data of the last request, fixed until its outcome is known. */
  readonly unanswered?: { readonly member: Member };
};

/** @typeParam Member extra data of a request: a rate, the token of a check */
export type Intents<Member> = {
  /**
   * Returns the key of a request, the same for every press. After a lost response (D-SEPA-24), or one that arrived while the next page was
   * loading, the provider returns the order already made with this key. Only a different request has a different key, or the same one after
   * going back or requesting a new code (D-APP-30).
   * @param intended identifies the request and changes whenever it does: its endpoint and values
   */
  readonly keyOf: (intended: string) => string;
  /** Sends a request. If its last response was lost, it is repeated unchanged, whatever has been requested since (VOP-015, MKT-018). */
  readonly send: <Outcome extends { readonly kind: string }>(
    intended: string,
    member: Member,
    request: (key: string, member: Member) => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** Gives the same request a new key from now on, because the customer has gone back or requested a new code. */
  readonly forget: () => void;
};

export function createIntents<Member>(newKey: () => string = () => crypto.randomUUID()): Intents<Member> {
  const intents = new Map<string, Intent<Member>>();

  function intentOf(intended: string): Intent<Member> {
    const held = intents.get(intended) ?? { key: newKey() };
    intents.set(intended, held);
    return held;
  }

  return {
    keyOf: (intended) => intentOf(intended).key,
    send: async (intended, member, request) => {
      const { key, unanswered } = intentOf(intended);
      const sent = unanswered === undefined ? member : unanswered.member;
      const outcome = await request(key, sent);
      // A response that arrives after going back does not bring the old key back.
      if (intents.get(intended)?.key === key)
        intents.set(intended, outcome.kind === 'failed' ? { key, unanswered: { member: sent } } : { key });
      return outcome;
    },
    forget: () => intents.clear(),
  };
}
