import { participantNameMaxLength, sendCommentMaxLength, supportMessageLength } from '../limits/limits.ts';
import { cleanLine } from './typedText.ts';

/** Counts characters, not UTF-16 units: a letter outside the basic plane counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** Checks the comment of a send: "Maximum 140 characters". It may be empty (SEND-019, TRS-021). */
export function checkSendComment(comment: string): 'tooLong' | null {
  return countCharacters(comment) > sendCommentMaxLength ? 'tooLong' : null;
}

/** Checks a message to support and returns the problem, or null (LIM-022, D-LIM-05). */
export function checkSupportMessage(message: string): 'required' | 'tooLong' | null {
  if (message.trim() === '') return 'required';
  return countCharacters(message) > supportMessageLength.max ? 'tooLong' : null;
}

/** Letters of any script with their marks, digits 0 to 9, dots and plain spaces (D-FMT-04). */
const NAME = /^[\p{L}\p{M}0-9. ]+$/u;

/**
 * Reasons to refuse a name: `required` ("Required" or "This field is required", D-FMT-05), `tooLong` ("Should have 140 characters or less")
 * and `forbiddenCharacter` ("Can contain only letters, digits, dots and spaces").
 */
export type ParticipantNameIssue = 'required' | 'tooLong' | 'forbiddenCharacter';

/**
 * Checks the name of a beneficiary or participant and returns the problem, or null. Surrounding spaces are ignored (FMT-010 to FMT-012,
 * TRS-013, RULE-015).
 */
export function checkParticipantName(typed: string): ParticipantNameIssue | null {
  const name = cleanLine(typed);
  if (name === '') return 'required';
  if (countCharacters(name) > participantNameMaxLength) return 'tooLong';
  return NAME.test(name) ? null : 'forbiddenCharacter';
}
