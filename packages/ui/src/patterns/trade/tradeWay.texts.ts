import { catalogue } from '../../texts/catalogue.ts';

/** Texts shared by buying, selling and exchanging. */
export const tradeWayTexts = catalogue('trade-way', {
  ways: 'Kind of trade',
  way: { buy: 'Buy', sell: 'Sell', exchange: 'Exchange' },
  /** `ago` is '4 seconds ago', in the customer's language. */
  updated: 'Rate updated {ago}',
  /** `time` is '14:25:10 UTC'. */
  priceAt: 'Price at {time}',
  mayBeOld: '{price} may be old',
  /** The arrow after a price move. */
  up: 'up',
  down: 'down',
  /** Announced when the result changes. */
  arrives: 'You get {received} for {given}',
});
