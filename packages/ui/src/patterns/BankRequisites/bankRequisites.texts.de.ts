import type { Translation } from '../../texts/Translation.ts';
import type { bankRequisitesTexts } from './bankRequisites.texts.ts';

export const germanBankRequisitesTexts: Translation<typeof bankRequisitesTexts> = {
  requisites: 'Empfänger der Überweisung',
  beneficiaryName: 'Name des Empfängers',
  iban: 'IBAN',
  reference: 'Verwendungszweck',
  beneficiaryAddress: 'Adresse des Empfängers',
  bic: 'BIC',
  bankName: 'Name der Bank',
  bankAddress: 'Adresse der Bank',
  copyAll: 'Alles kopieren',
  copied: 'Kopiert',
  notCopied: 'Bitte einzeln kopieren: Ihr Browser lässt nicht alles auf einmal zu.',
  share: 'Teilen',
  ownName: 'Die Zahlung muss von einem Konto auf Ihren Namen kommen, sonst wird sie abgelehnt.',
};
