import { catalogue } from '../../texts/catalogue.ts';

/** Words of what buying, selling and exchanging share. */
export const tradeWayTexts = catalogue('trade-way', {
  ways: 'Kind of trade',
  way: { buy: 'Buy', sell: 'Sell', exchange: 'Exchange' },
  /** `ago`: '4 seconds ago', in the reader's language. */
  updated: (ago: string): string => `Rate updated ${ago}`,
  /** `time`: '14:25:10 UTC'. */
  priceAt: (time: string): string => `Price at ${time}`,
  mayBeOld: (price: string): string => `${price} may be old`,
  /** The arrow of a price that has moved. */
  up: 'up',
  down: 'down',
  /** What arrives, for what is given, above the button that does it. */
  arrives: (received: string, given: string): string => `You get ${received} for ${given}`,
});
