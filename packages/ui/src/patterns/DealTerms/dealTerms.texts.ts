import { catalogue } from '../../texts/catalogue.ts';

/** The terms of a deal and their explanations (TOK-012 to TOK-016, D-TOK-10). */
export const dealTermsTexts = catalogue('deal-terms', {
  dealTerms: 'Deal terms',
  listedOn: 'Listed on {product}',
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
    estimateValuation: 'What the company is worth at its latest known share price.',
    initialUnitPrice: 'The price of one unit when the deal opened.',
    unitRatio: 'One unit stands for one share in the company (1:1).',
    change: 'How the unit price has changed since the deal opened.',
    lockUp: 'How long shares cannot be sold after the public listing.',
    redemptionDate: 'When we expect to redeem the units. The date may change.',
  },
  about: 'About {term}',
});
