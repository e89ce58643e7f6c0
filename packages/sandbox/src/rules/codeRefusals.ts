import type { RefusalName } from '@wallet/contract/errors';
import { refusals } from '@wallet/contract/errors';
import { refuse, type Refusal } from '../http/refusal.ts';
import type { CodeEntry } from './oneTimeCodes.ts';

/**
 * The refusal of a code that is not right.
 * @param field the request's own name of the code
 * @param wrong what a wrong code is called here: 101 where it stands in for a password, 113 where it stands alone
 */
export function refuseCodeEntry(entry: Exclude<CodeEntry, { readonly kind: 'right' }>, field: string, wrong: RefusalName): Refusal {
  switch (entry.kind) {
    case 'wrong':
      return refuse(wrong, { fields: { [field]: [refusals[wrong].message] } });
    case 'expired':
      return refuse('codeExpired', { fields: { [field]: [refusals.codeExpired.message] } });
    case 'usedUp':
      return refuse('tooManyAttempts', { expired: entry.expired });
  }
}
