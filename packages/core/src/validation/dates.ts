import { addMonths, isDay, startOfDay } from '../calendar/days.ts';

/** Earliest date of birth that is taken (D-RCV-17). */
const EARLIEST_BIRTH = '1900-01-01';

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
  if (!isDay(date)) return 'invalid';
  if (date > today) return 'future';
  return date < EARLIEST_BIRTH ? 'invalid' : null;
}

/**
 * Whether a card can no longer pay: from the first day of the month after the one printed on it, UTC.
 * @param expirationDate `MM/YY`; any other text counts as expired
 * @param now epoch milliseconds
 * @see D-CARDS-03
 */
export function isCardExpired(expirationDate: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expirationDate);
  return match === null || now >= startOfDay(addMonths(`20${match[2]}-${match[1]}-01`, 1)).getTime();
}
