import { participantNameMaxLength, sendCommentMaxLength, supportMessageLength } from '../limits/limits.ts';
import { cleanLine } from './typedText.ts';

/** Characters, not the units of UTF-16: a letter outside the first plane counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** What is wrong with the comment of a send, or null: "Maximum 140 characters". It may be empty. @see SEND-019, TRS-021 */
export function sendCommentIssue(comment: string): 'tooLong' | null {
  return countCharacters(comment) > sendCommentMaxLength ? 'tooLong' : null;
}

/** What is wrong with a message to support, or null. @see LIM-022, D-LIM-05 */
export function supportMessageIssue(message: string): 'required' | 'tooLong' | null {
  if (message.trim() === '') return 'required';
  return countCharacters(message) > supportMessageLength.max ? 'tooLong' : null;
}

/** Letters of any script with their marks, digits 0 to 9, dots, and the plain space (D-FMT-04). */
const NAME = /^[\p{L}\p{M}0-9. ]+$/u;

/**
 * Why a name is refused: `required` "Required" or "This field is required" (D-FMT-05), `tooLong` "Should have 140 characters or
 * less", `forbiddenCharacter` "Can contain only letters, digits, dots and spaces".
 */
export type ParticipantNameIssue = 'required' | 'tooLong' | 'forbiddenCharacter';

/** What is wrong with a beneficiary's or participant's name, or null. Surrounding spaces are cut off first. @see FMT-010 to FMT-012, TRS-013, RULE-015 */
export function participantNameIssue(typed: string): ParticipantNameIssue | null {
  const name = cleanLine(typed);
  if (name === '') return 'required';
  if (countCharacters(name) > participantNameMaxLength) return 'tooLong';
  return NAME.test(name) ? null : 'forbiddenCharacter';
}
