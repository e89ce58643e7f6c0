import type { Translation } from '../../texts/Translation.ts';
import type { sepaTopUpTexts } from './sepaTopUp.texts.ts';

export const germanSepaTopUpTexts: Translation<typeof sepaTopUpTexts> = {
  title: 'Einzahlen',
  to: 'Auf',
  byCard: 'Per Karte einzahlen',
  total: 'Gesamt',
  requisitesTitle: 'Einzahlung per EU-Überweisung',
  totalReceive: 'Gutschrift',
  requisites: 'Empfänger der Überweisung',
  beneficiaryName: 'Name des Empfängers',
  iban: 'IBAN',
  reference: 'Verwendungszweck',
  beneficiaryAddress: 'Adresse des Empfängers',
  bic: 'BIC',
  bankName: 'Name der Bank',
  bankAddress: 'Adresse der Bank',
  ownName: 'Die Zahlung muss von einem Konto auf Ihren Namen kommen, sonst wird sie abgelehnt.',
  done: 'Fertig',
  waiting: 'Wir warten auf Ihre Überweisung',
};
