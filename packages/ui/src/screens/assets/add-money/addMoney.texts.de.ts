import type { Translation } from '../../../texts/Translation.ts';
import type { addMoneyTexts } from './addMoney.texts.ts';

export const germanAddMoneyTexts: Translation<typeof addMoneyTexts> = {
  title: 'Einzahlen',
  loading: 'Ihre Bankverbindung wird geladen',
  byBank: 'Per Überweisung',
  bankOf: (account) => `Per Überweisung auf ${account}`,
  freeFrom: (fee, threshold) => `Gebühr ${fee}, ab ${threshold} keine.`,
  minimum: (amount) => `Mehr als ${amount}.`,
  withSum: 'Gutschrift berechnen',
  others: 'Andere Wege',
  card: (account) => `${account} per Karte`,
  cardNote: 'Die Gebühr sehen Sie vor dem Zahlen',
  crypto: 'Krypto',
  cryptoNote: 'Coins von einer anderen Wallet empfangen',
  none: 'Für Ihre Konten gibt es derzeit keine Überweisung.',
};
