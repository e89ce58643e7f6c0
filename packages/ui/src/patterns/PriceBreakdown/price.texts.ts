import { catalogue } from '../../texts/catalogue.ts';

/** Texts of all prices (PRICE-001 to PRICE-008). */
export const priceTexts = catalogue('price', {
  title: 'Price',
  rate: 'Rate',
  rateOf: '1 {base} = {worth}',
  middleRate: 'Middle rate',
  whatIsMiddleRate: 'What is the middle rate?',
  middleRateContext: 'The middle between what the market asks and pays. The mark-up is what we add to it.',
  markup: 'Mark-up',
  markupOf: '{percent} · {amount}',
  noMarkup: 'None',
  fee: 'Fee',
  noFee: 'None',
  total: 'Total',
  worth: 'Worth at the middle rate',
  arrives: 'Arrives',
  newRate: 'New rate',
  loading: 'Loading…',
  failed: 'The price could not be loaded.',
});
export type PriceTexts = Omit<typeof priceTexts, symbol>;
