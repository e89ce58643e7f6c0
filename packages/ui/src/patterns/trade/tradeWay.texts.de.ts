import type { Translation } from '../../texts/Translation.ts';
import type { tradeWayTexts } from './tradeWay.texts.ts';

export const germanTradeWayTexts: Translation<typeof tradeWayTexts> = {
  ways: 'Art des Handels',
  way: { buy: 'Kaufen', sell: 'Verkaufen', exchange: 'Tauschen' },
  updated: (ago) => `Kurs ${ago} aktualisiert`,
  priceAt: (time) => `Preis von ${time}`,
  mayBeOld: (price) => `${price}, vielleicht veraltet`,
  up: 'gestiegen',
  down: 'gefallen',
  arrives: (received, given) => `Sie erhalten ${received} für ${given}`,
};
