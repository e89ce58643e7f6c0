import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the summary of an operation. */
export const feeSummaryTexts = catalogue('fee-summary', {
  charged: 'Charged',
  balanceAfter: 'Balance after',
  priceDetails: 'Price details',
});
