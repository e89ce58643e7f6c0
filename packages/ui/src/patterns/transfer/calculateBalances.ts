import { addMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type { AsideBalance } from '../OperationAside/OperationAside.types.ts';
import type { TransferAsset } from './Transfer.types.ts';
import { isNative } from './transferIssues.ts';

/** Returns the balances that a send changes: that of the asset, and that of the fee's currency when it is a different one. */
export function calculateBalances(asset: TransferAsset, amount: Money | null, fee: Money | null): readonly AsideBalance[] {
  const { name, upper, feeAllowance } = asset;
  if (isNative(asset))
    return [{ name, now: upper, change: amount === null || fee === null ? amount : addMoney(amount, fee), direction: 'out' }];
  return [
    { name, now: upper, change: amount, direction: 'out' },
    { name: feeAllowance.currencyCode, now: feeAllowance, change: amount === null ? null : fee, direction: 'out' },
  ];
}
