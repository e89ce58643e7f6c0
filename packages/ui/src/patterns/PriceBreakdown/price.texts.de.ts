import type { Translation } from '../../texts/Translation.ts';
import type { priceTexts } from './price.texts.ts';

export const germanPriceTexts: Translation<typeof priceTexts> = {
  title: 'Preis',
  rate: 'Kurs',
  rateOf: (base, rate, quote) => `1 ${base} = ${rate} ${quote}`,
  priceOf: (coin, price) => `1 ${coin} = ${price}`,
  middleRate: 'Mittelkurs',
  whatIsMiddleRate: 'Was ist der Mittelkurs?',
  middleRateContext: 'Die Mitte zwischen dem, was der Markt verlangt, und dem, was er zahlt. Der Aufschlag ist, was wir hinzurechnen.',
  understood: 'Verstanden',
  markup: 'Aufschlag',
  markupOf: (percent, amount) => `${percent} · ${amount}`,
  none: 'Keiner',
  fee: 'Gebühr',
  total: 'Gesamt',
  totalAmount: 'Gesamtbetrag',
  getApproximately: 'Sie erhalten (ca.)',
  networkFee: 'Transaktionsgebühr',
  worth: 'Wert zum Mittelkurs',
  arrives: 'Kommt an',
  newRate: 'Neuer Kurs',
  loading: 'Wird geladen\u00A0…',
  failed: 'Der Preis konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
};
