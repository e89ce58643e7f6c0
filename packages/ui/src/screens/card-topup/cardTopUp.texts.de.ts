import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { cardTopUpTexts } from './cardTopUp.texts.ts';

export const germanCardTopUpTexts: CatalogueTranslation<typeof cardTopUpTexts> = {
  title: 'Einzahlen',
  to: 'Zielkonto',
  using: 'Zahlungsweg',
  newCard: 'Neue Karte',
  chooseCard: 'Karte wählen',
  chooseOther: 'Diese Karte ist abgelaufen. Bitte wählen Sie eine andere.',
  bank: 'EU-Überweisung',
  network: 'SEPA',
  expires: 'gültig bis {date}',
  expired: 'Abgelaufen',
  statuses: { pending: 'Karte wird geprüft', not_verified: 'Karte muss bestätigt werden' },
  amount: 'Betrag',
  presets: 'Beträge',
  minimum: 'Mind.: {amount}',
  fee: 'Gebühr',
  total: 'Gesamt',
  limits: 'Limits',
  cardLimits: 'Kartenlimits',
  exceeded: {
    single: 'Sie haben das Limit je Zahlung überschritten',
    daily: 'Sie haben das Tageslimit überschritten',
    monthly: 'Sie haben das Monatslimit überschritten',
  },
  remaining: {
    single: 'Höchstbetrag je Zahlung:',
    daily: 'Heute noch verfügbar:',
    monthly: 'Diesen Monat noch verfügbar:',
  },
  understood: 'Verstanden',
  topUp: 'Einzahlen',
  processing: 'Die Zahlung wird ausgeführt\u00A0…',
  processingLong: 'Das dauert länger als sonst. Lassen Sie diese Seite geöffnet.',
  unconfirmed: 'Ihre Zahlung ist noch nicht bestätigt. Zahlen Sie nicht erneut: Sie erscheint unter „Transaktionen“, sobald sie es ist.',
  viewTransactions: 'Transaktionen ansehen',
  ownCard: 'Verwenden Sie eine Karte auf Ihren Namen, die 3D‑Secure unterstützt.',
  newCustomer:
    'Wir fragen vielleicht nach weiteren Angaben, wenn Sie noch keine 30 Tage dabei sind oder noch nie per Karte eingezahlt haben.',
  afterVerification: 'Ihre Zahlung wird ausgeführt, sobald die Karte bestätigt ist.',
  verifyCard: 'Karte bestätigen',
};
