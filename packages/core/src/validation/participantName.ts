import { participantNameMaxLength } from '../limits/lengths.ts';
import { countCharacters } from './countCharacters.ts';

/** Letters of any script with their marks, digits 0 to 9, dots, and the plain space (D-FMT-04). */
const NAME = /^[\p{L}\p{M}0-9. ]+$/u;

/**
 * Why a name is refused: `required` "Required" or "This field is required" (D-FMT-05), `tooLong` "Should have 140 characters or
 * less", `forbiddenCharacter` "Can contain only letters, digits, dots and spaces".
 */
export type ParticipantNameIssue = 'required' | 'tooLong' | 'forbiddenCharacter';

/** What is wrong with a beneficiary's or participant's name, or null. Surrounding spaces are cut off first. @see FMT-010 to FMT-012, TRS-013, RULE-015 */
export function participantNameIssue(typed: string): ParticipantNameIssue | null {
  const name = typed.trim();
  if (name === '') return 'required';
  if (countCharacters(name) > participantNameMaxLength) return 'tooLong';
  return NAME.test(name) ? null : 'forbiddenCharacter';
}
