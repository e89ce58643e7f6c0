import type { Money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import type { TransferAsset } from './Transfer.types.ts';

/** Returns the value of an amount in the currency of the customer's totals, rounded down (D-SEND-17), or null without a rate. */
export const calculateApproximateValue = (amount: Money, { rate }: Pick<TransferAsset, 'rate'>): Money | null =>
  rate ? multiplyByRate(amount, rate.perUnit, { currencyCode: rate.currencyCode, decimals: rate.decimals }, 'down') : null;
