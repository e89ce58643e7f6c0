import type { AccessRefused } from '@wallet/ui/patterns/CodeStep';
import type { Refused } from '@wallet/ui/patterns/form';
import { accessRefused } from '../../api/accessIssue.ts';
import type { Refusal } from '../../api/errors.ts';

const VALIDATION_FAILED = 400;

/** What a refused code request is: sentences for the fields that the provider names, else an issue of the catalogue (D-REG-03, D-REG-20). */
export function phoneRefused(refusal: Refusal): Refused<'phone' | 'inviteCode'> | AccessRefused {
  const { code, fields = {} } = refusal.body;
  const [phone, inviteCode] = code === VALIDATION_FAILED ? [fields['username']?.[0], fields['invite_code']?.[0]] : [];
  if (phone === undefined && inviteCode === undefined) return accessRefused(refusal);
  return { kind: 'refused', fields: { ...(phone === undefined ? {} : { phone }), ...(inviteCode === undefined ? {} : { inviteCode }) } };
}
