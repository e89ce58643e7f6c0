import type { Assets } from '@wallet/contract/holdings/balances';
import type { Operations } from '@wallet/contract/holdings/accounts';
import { isUsableRate } from '@wallet/core/fees/price';

/** What one unit is worth in another currency at the middle; null when it is not known (PRICE-005). */
export function readMiddleRate(currencies: Assets['currencies'] | undefined, base: string, quote: string): string | null {
  const rate = currencies?.[base]?.[quote];
  return isUsableRate(rate) ? rate : null;
}

/** Whether this customer is told whole prices; a provider that leaves the key out tells none (PRICE-001). */
export const isPriced = (operations: Operations | undefined): boolean => operations?.settings.price_details === true;
