import { addMoney, isNegative, subtractMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';

/**
 * Returns the balance after an amount is added or removed. null while the amount is unknown, not allowed, in another currency, or more than
 * the balance.
 */
export function calculateBalanceAfter(now: Money | undefined, change: Money | null, direction: 'in' | 'out'): Money | null {
  if (now === undefined || change === null || change.currencyCode !== now.currencyCode || change.decimals !== now.decimals) return null;
  const after = direction === 'in' ? addMoney(now, change) : subtractMoney(now, change);
  return isNegative(after) ? null : after;
}
