/** What a customer means to do, and the key that all requests for it carry. */
export type Intent = { readonly what: string; readonly key: string };

/**
 * The intent for the next press: the same key while the same thing is meant, also after a lost answer (D-SEPA-24), a new one for
 * anything else.
 * @param what the request in words that change whenever it does: its endpoint and values
 */
export function nextIntent(held: Intent | null, what: string, newKey: () => string = () => crypto.randomUUID()): Intent {
  return held?.what === what ? held : { what, key: newKey() };
}
