import { purchasePrice } from '@wallet/core/fees/price';
import type { OrderPrice } from '@wallet/ui/patterns/PriceBreakdown';
import { btc, eur } from './amounts.ts';

const { markup, markupPercent } = purchasePrice({ paid: eur('500.00'), fee: eur('1.50'), received: btc('0.00826699') }, '60300', '60000');

/** The price of a purchase for €500.00. */
export const purchase: OrderPrice = {
  markup,
  markupPercent,
  middleRate: '60000',
  base: 'BTC',
  quote: 'EUR',
};
