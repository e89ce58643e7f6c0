import { legalIdLength } from '../limits/lengths.ts';
import { countCharacters } from './countCharacters.ts';
import { mod97 } from './mod97.ts';

/** Whether the text has the form of a Legal Entity Identifier: 20 letters and digits. @see D-USR-02 */
export function isLei(value: string): boolean {
  return /^[A-Z0-9]{20}$/.test(value);
}

/** Whether the check digits of a LEI fit (ISO 17442). */
export function hasLeiChecksum(value: string): boolean {
  return /^[A-Z0-9]{18}\d{2}$/.test(value) && mod97(value) === 1;
}

/** What is wrong with a number in a company register (CRN), or null. Its form differs by country. @see RCV-022, API-055 */
export function legalIdIssue(typed: string): 'required' | 'tooLong' | null {
  const legalId = typed.trim();
  if (legalId === '') return 'required';
  return countCharacters(legalId) > legalIdLength.max ? 'tooLong' : null;
}
