import type { Translation } from '../../../texts/Translation.ts';
import type { accountTexts } from './account.texts.ts';

export const germanAccountTexts: Translation<typeof accountTexts> = {
  balance: 'Guthaben',
  loading: 'Das Konto wird geladen',
  facts: 'Konto',
  price: 'Kurs',
  priceOf: (code, price) => `1 ${code} = ${price}`,
  change: 'Veränderung heute',
  network: 'Netzwerk',
  provider: 'Anbieter',
  worth: 'Gegenwert',
  actions: 'Aktionen',
  open: 'Konto öffnen',
};
