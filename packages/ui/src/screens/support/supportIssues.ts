import { supportMessageLength } from '@wallet/core/limits/limits';
import { countCharacters } from '@wallet/core/validation/texts';
import { emailIssue } from '@wallet/core/validation/contacts';

export type SupportFieldIssue = 'required' | 'tooLong' | 'invalid';

/** What is wrong with a message, or null: 1 to 8912 characters, spaces around it aside (LIM-022, D-LIM-05). */
export function messageIssueOf(message: string): SupportFieldIssue | null {
  const count = countCharacters(message.trim());
  if (count === 0) return 'required';
  return count > supportMessageLength.max ? 'tooLong' : null;
}

/** What is wrong with the address for the answer, or null. @param isRequired a visitor's: nobody knows another one */
export function emailIssueOf(email: string, isRequired: boolean): SupportFieldIssue | null {
  const issue = emailIssue(email);
  return issue === 'required' && !isRequired ? null : issue;
}
