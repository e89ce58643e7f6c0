import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the token screen (TOK-003 to TOK-017, D-TOK-08 to D-TOK-15). */
export const tokenInfoTexts = catalogue('token-info', {
  title: (symbol: string): string => `${symbol} info`,
  loading: 'Loading the deal',
  deal: 'Deal',
  founded: (year: number): string => `Founded ${year}`,
  unitPrice: 'Unit price',
  currentPrice: 'Current price',
  placement: (price: string): string => `Placement ${price}`,
  now: (price: string): string => `Now ${price}`,
  growth: (label: string, from: string, to: string): string => `${label}, from ${from} at placement to ${to} now`,
  holding: 'Your holding',
  gain: 'Change since placement',
  highlights: 'Highlights',
  lastRound: 'Last round',
  valuation: 'Valuation',
  sharePrice: 'Share price',
  about: 'About',
  memorandum: 'Memorandum',
  share: 'Share',
  shared: (company: string, least: string, product: string): string => `Invest in ${company} from ${least} with ${product}`,
  copied: 'Copied',
  notCopied: 'The link could not be copied',
  notInCountry: 'This deal is not available in your country',
  notForYou: 'This deal is not available to you. Please contact our ',
  supportService: 'support service',
});
