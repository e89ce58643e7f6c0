import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { fiatExchangeTexts } from './fiatExchange.texts.ts';

export const germanFiatExchangeTexts: CatalogueTranslation<typeof fiatExchangeTexts> = {
  title: 'Tauschen',
  from: 'Vom Konto',
  to: 'Zielkonto',
  give: 'Sie geben',
  get: 'Sie erhalten',
  swap: 'Konten tauschen',
  minimum: 'Mind.: {amount}',
  rate: 'Kurs',
  rateOf: '1 {base} = {rate} {quote}',
  exchange: 'Tauschen',
  notEnoughTitle: 'Guthaben nicht ausreichend',
  notEnough: 'Es fehlen {difference}.',
  topUp: '{difference} einzahlen',
  cancel: 'Abbrechen',
};
