import { newPasswordIssue } from '@wallet/core/validation/newPassword';
import { refuse, refuseField, type Refusal } from '../http/refusal.ts';
import { isLeakedPassword } from './leakedPasswords.ts';

const messages = {
  required: 'This field is required',
  symbolNotAllowed: 'Symbol not allowed',
  criteriaNotMet: 'All criteria must be met',
} as const;

/** What is wrong with the form of a new password (RULE-014, 400); undefined when it may be judged further. */
export function refuseNewPassword(field: string, password: string): Refusal | undefined {
  const issue = newPasswordIssue(password);
  return issue === null ? undefined : refuseField(field, messages[issue]);
}

/** 422 for a password that others know, or that was this customer's before. */
export function refuseKnownPassword(field: string, password: string, isFormer: boolean): Refusal | undefined {
  return isFormer || isLeakedPassword(password)
    ? refuse('chooseAnotherPassword', { fields: { [field]: ['Choose another password'] } })
    : undefined;
}
