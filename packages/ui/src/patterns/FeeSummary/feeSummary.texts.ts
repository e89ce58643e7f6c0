import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the summary of an operation. */
export const feeSummaryTexts = catalogue('fee-summary', {
  balanceAfter: 'Balance after',
  priceDetails: 'Price details',
});
