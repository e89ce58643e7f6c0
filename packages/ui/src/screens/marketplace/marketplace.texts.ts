import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the marketplace (D-TOK-11, D-TOK-17). */
export const marketplaceTexts = catalogue('marketplace', {
  title: 'Marketplace',
  loading: 'Loading the deals',
  from: 'Private equity purchase is from {least}',
  price: 'Unit price',
  change: 'Since placement',
  minimumInvestment: 'Minimum investment',
  empty: 'New deals will appear here soon',
});
