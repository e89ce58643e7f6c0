/** Earliest date of birth that is taken (D-RCV-17). */
const EARLIEST_BIRTH = '1900-01-01';

/** Whether the text is a day that exists, `yyyy-MM-dd`. @see FMT-056 */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Why a date of birth is refused: `future` "Future date not allowed", `invalid` "Invalid date", `required` "This field is required". */
export type DateOfBirthIssue = 'required' | 'invalid' | 'future';

/**
 * What is wrong with a date of birth, or null.
 * @param date `yyyy-MM-dd`, as it travels
 * @param today the day by UTC, `yyyy-MM-dd`; itself allowed
 * @see RCV-021, D-RCV-17
 */
export function dateOfBirthIssue(date: string, today: string): DateOfBirthIssue | null {
  if (date === '') return 'required';
  if (!isIsoDate(date)) return 'invalid';
  if (date > today) return 'future';
  return date < EARLIEST_BIRTH ? 'invalid' : null;
}

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
