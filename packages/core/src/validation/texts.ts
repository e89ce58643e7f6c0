import { sendCommentMaxLength, supportMessageLength } from '../limits/lengths.ts';
import { countCharacters } from './countCharacters.ts';

/** What is wrong with the comment of a send, or null: "Maximum 140 characters". It may be empty. @see SEND-019, TRS-021 */
export function sendCommentIssue(comment: string): 'tooLong' | null {
  return countCharacters(comment) > sendCommentMaxLength ? 'tooLong' : null;
}

/** What is wrong with a message to support, or null. @see LIM-022, D-LIM-05 */
export function supportMessageIssue(message: string): 'required' | 'tooLong' | null {
  if (message.trim() === '') return 'required';
  return countCharacters(message) > supportMessageLength.max ? 'tooLong' : null;
}
