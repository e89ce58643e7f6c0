import type { SignUpPhoneOutcome } from '@wallet/ui/screens/signup';
import { accessIssue } from '../../api/accessIssue.ts';
import { Refusal } from '../../api/errors.ts';

const VALIDATION_FAILED = 400;

/** What a refused code request is: sentences for the fields that the provider names, else an issue of the catalogue (D-REG-03, D-REG-20). */
export function toPhoneOutcome(error: unknown): SignUpPhoneOutcome {
  const fields = error instanceof Refusal && error.body.code === VALIDATION_FAILED ? (error.body.fields ?? {}) : {};
  const [phone, inviteCode] = [fields['username']?.[0], fields['invite_code']?.[0]];
  if (phone === undefined && inviteCode === undefined) return { kind: 'refused', issue: accessIssue(error) };
  return { kind: 'invalid', fields: { ...(phone === undefined ? {} : { phone }), ...(inviteCode === undefined ? {} : { inviteCode }) } };
}
