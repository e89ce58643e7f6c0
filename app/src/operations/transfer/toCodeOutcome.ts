import type { Refused } from '@wallet/ui/patterns/form/CallOutcome';
import type { Refusal } from '../../api/errors.ts';

/** What a refused code of an operation is: the provider's message under the code (SEND-044, D-LEG-15); null for any other refusal. */
export function codeRefused({ status, body }: Refusal): Refused<'code'> | null {
  return status === 400 ? { kind: 'refused', fields: { code: body.fields?.['pin']?.[0] ?? body.message } } : null;
}
