import type { Translation } from '../../texts/Translation.ts';
import type { fiatExchangeTexts } from './fiatExchange.texts.ts';

export const germanFiatExchangeTexts: Translation<typeof fiatExchangeTexts> = {
  title: 'Tauschen',
  from: 'Vom Konto',
  to: 'Zielkonto',
  give: 'Sie geben',
  get: 'Sie erhalten',
  swap: 'Konten tauschen',
  minimum: (amount) => `Mind.: ${amount}`,
  rate: 'Kurs',
  rateOf: (base, rate, quote) => `1 ${base} = ${rate} ${quote}`,
  exchange: 'Tauschen',
  notEnoughTitle: 'Guthaben nicht ausreichend',
  notEnough: (difference) => `Es fehlen ${difference}.`,
  topUp: (difference) => `${difference} einzahlen`,
  cancel: 'Abbrechen',
};
