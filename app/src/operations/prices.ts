import type { Assets } from '@wallet/contract/holdings/balances';
import type { Operations } from '@wallet/contract/holdings/accounts';
import { isUsableRate } from '@wallet/core/fees/price';

/** Returns the middle rate of one unit in another currency, or null when unknown (PRICE-005). */
export function readMiddleRate(currencies: Assets['currencies'] | undefined, base: string, quote: string): string | null {
  const rate = currencies?.[base]?.[quote];
  return isUsableRate(rate) ? rate : null;
}

/** True when this customer is shown full prices. A provider that leaves the key out has none (PRICE-001). */
export const isPriced = (operations: Operations | undefined): boolean => operations?.settings.price_details === true;
