import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';

export const germanSepaWithdrawalTexts: CatalogueTranslation<typeof sepaWithdrawalTexts> = {
  title: 'Auszahlen',
  from: 'Vom Konto',
  amount: 'Betrag',
  fee: 'Gebühr',
  arrives: 'Kommt an',
  requisitesTitle: 'Auszahlung per EU-Überweisung',
  beneficiaryName: 'Name des Empfängers',
  iban: 'IBAN',
  foundBank: 'Bank: {bank} · BIC: {bic}',
  ownName: 'Das Empfängerkonto muss auf Ihren Namen lauten.',
  submit: 'Auszahlen',
  required: 'Bitte ausfüllen',
  invalidIban: 'Ungültige Nummer',
  fundsChangedTitle: 'Unerwarteter Fehler. Guthaben nicht ausreichend',
  fundsChanged: 'Möglicherweise hat sich Ihr Guthaben geändert, bevor der Vorgang abgeschlossen war',
};
