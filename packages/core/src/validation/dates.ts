import { addMonths, isDay, startOfDay } from '../calendar/days.ts';

/** Earliest accepted date of birth (D-RCV-17). */
const EARLIEST_BIRTH = '1900-01-01';

/**
 * Reasons to refuse a date of birth: `future` ("Future date not allowed"), `invalid` ("Invalid date") and `required` ("This field is
 * required").
 */
export type DateOfBirthIssue = 'required' | 'invalid' | 'future';

/**
 * Checks a date of birth and returns the problem, or null (RCV-021, D-RCV-17).
 * @param date in wire format, `yyyy-MM-dd`
 * @param today current UTC day, `yyyy-MM-dd`, itself allowed
 */
export function checkDateOfBirth(date: string, today: string): DateOfBirthIssue | null {
  if (date === '') return 'required';
  if (!isDay(date)) return 'invalid';
  if (date > today) return 'future';
  return date < EARLIEST_BIRTH ? 'invalid' : null;
}

/**
 * True when a card has expired: from the first day after the printed month on, in UTC (D-CARDS-03).
 * @param expirationDate `MM/YY`. Any other text counts as expired
 * @param now epoch milliseconds
 */
export function isCardExpired(expirationDate: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expirationDate);
  return match === null || now >= startOfDay(addMonths(`20${match[2]}-${match[1]}-01`, 1)).getTime();
}
