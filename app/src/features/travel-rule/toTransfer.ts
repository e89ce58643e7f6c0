import type { TravelRuleTransaction } from '@wallet/contract/travel-rule';
import { isStablecoin } from '@wallet/core/limits/currencies';
import type { TravelRuleTransfer } from '@wallet/ui/screens/travel-rule/TravelRuleTransactionScreen.types';
import { toMoney } from '../../data/toMoney.ts';
import type { TransferAccountType } from '../../operations/transfer/toTransferAsset.ts';

const statuses: Record<TravelRuleTransaction['status'], TravelRuleTransfer['status']> = {
  draft: 'pending',
  prepared: 'pending',
  provider_required_action: 'pending',
  provider_started_review: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  completed: 'completed',
};

/** The word of a path's type that a currency belongs to. */
export const typeOfCurrency = (currency: string): TransferAccountType => (isStablecoin(currency) ? 'stablecoin' : 'crypto');

/**
 * The send that a screen knows, from what the provider tells (TRS-031, TRS-032, D-TRS-15); null for a receive, and for a type in the path
 * that is not the currency's: with it the wrong call would send (D-TRS-23).
 */
export function toTransfer(transaction: TravelRuleTransaction, accountType: TransferAccountType): TravelRuleTransfer | null {
  const {
    id,
    direction,
    originator_account: origin,
    status,
    amount,
    currency,
    beneficiary_wallet: toAddress,
    comment,
    details,
  } = transaction;
  if (direction !== 'send' || origin === null || typeOfCurrency(currency) !== accountType) return null;
  return {
    id,
    currency,
    amount: toMoney(amount, currency),
    fromAccount: {
      id: origin.id,
      type: accountType,
      name: origin.name,
      blockchain: { networkName: origin.blockchain.network_name, currency: origin.blockchain.currency },
    },
    toAddress,
    comment: comment ?? '',
    additionalDetails: details,
    status: statuses[status],
  };
}
