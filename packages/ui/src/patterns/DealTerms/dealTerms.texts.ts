import { catalogue } from '../../texts/catalogue.ts';

/** The terms of a deal and their explanations (TOK-012 to TOK-016, D-TOK-10). */
export const dealTermsTexts = catalogue('deal-terms', {
  dealTerms: 'Deal terms',
  listedOn: (product: string): string => `Listed on ${product}`,
  terms: {
    estimateValuation: 'Estimate current valuation',
    unitRatio: 'Unit-to-share ratio',
    minimumInvestment: 'Minimum investment',
    unitPrice: 'Unit price',
    initialUnitPrice: 'Initial unit price',
    publicListing: 'Public listing',
    lockUp: 'Lock up period',
    liquidationPrice: 'Liquidation price',
    redemptionDate: 'Estimate redemption date',
    change: 'Change %',
  },
  explanations: {
    estimateValuation: 'The value of the company that follows from its latest known share price.',
    initialUnitPrice: 'The price of one unit when the deal opened.',
    unitRatio: 'One unit corresponds to one share of the company (1:1).',
    change: 'The change of the unit price since the deal opened.',
    lockUp: 'The time after the public listing during which shares cannot be sold.',
    redemptionDate: 'The date by which we expect to redeem the units. It may change.',
  },
  about: (term: string): string => `About ${term}`,
});
