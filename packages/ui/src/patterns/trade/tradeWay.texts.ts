import { catalogue } from '../../texts/catalogue.ts';

/** Words of what buying, selling and exchanging share. */
export const tradeWayTexts = catalogue('trade-way', {
  ways: 'Kind of trade',
  way: { buy: 'Buy', sell: 'Sell', exchange: 'Exchange' },
  /** `ago`: '4 seconds ago', in the reader's language. */
  updated: (ago: string): string => `Rate updated ${ago}`,
  /** What arrives, for what is given, above the button that does it. */
  arrives: (received: string, given: string): string => `You get ${received} for ${given}`,
});
