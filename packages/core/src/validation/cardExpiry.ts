/**
 * Whether a card can no longer pay: from the first day of the month after the one that stands on it, UTC.
 * @param expirationDate `MM/YY`; any other text counts as expired
 * @param now epoch milliseconds
 * @see D-CARDS-03
 */
export function isCardExpired(expirationDate: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expirationDate);
  return match === null || now >= Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
}
