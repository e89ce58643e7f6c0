import type { Bank, Operations } from '@wallet/contract/holdings/accounts';
import type { SepaBlock } from '@wallet/ui/patterns/SepaTransfer';
import type { Refusal } from '../../api/errors.ts';
import { getTargetIds, getTargets } from '../accounts.ts';

/** Returns the SEPA banks for top-ups or withdrawals of an account. SWIFT and Fedwire are left out (SEPA-003). */
export function getSepaBanks(operations: Operations, type: 'topup' | 'withdraw', accountId: number): readonly Bank[] {
  const ids = getTargetIds(getTargets(operations, type, accountId), 'bank');
  return operations.banks.filter(({ id, bankType }) => bankType === 'sepa' && ids.includes(id));
}

/** Returns why the customer's address blocks bank transfers, or null when it does not (SEPA-008). */
export function getAddressBlock({ status }: Pick<Bank, 'status'>): SepaBlock | null {
  switch (status) {
    case 'pending':
      return 'addressPending';
    case 'not_verified':
      return 'addressNeeded';
    case 'verified':
      return null;
  }
}

/** Refusals that open the same modals as the flags of the method (D-SEPA-10). */
const blocks: Readonly<Record<number, SepaBlock>> = { 403_002: 'addressNeeded', 403_003: 'addressPending', 409_003: 'ibanPending' };

export const toRefusalBlock = ({ body }: Refusal): SepaBlock | null => blocks[body.code] ?? null;
