import type { Translation } from '../../texts/Translation.ts';
import type { cardTopUpTexts } from './cardTopUp.texts.ts';

export const germanCardTopUpTexts: Translation<typeof cardTopUpTexts> = {
  title: 'Einzahlen',
  to: 'Zielkonto',
  using: 'Zahlungsweg',
  newCard: 'Neue Karte',
  bank: 'EU-Überweisung',
  network: 'SEPA',
  expires: (date) => `gültig bis ${date}`,
  expired: 'Abgelaufen',
  statuses: { verified: 'Bestätigt', pending: 'Karte wird geprüft', not_verified: 'Karte muss bestätigt werden' },
  amount: 'Betrag',
  presets: 'Beträge',
  minimum: (amount) => `Mind.: ${amount}`,
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
  processingLong: 'Es dauert länger als üblich. Bitte lassen Sie diese Seite geöffnet.',
  unconfirmed:
    'Die Zahlung ist noch nicht bestätigt. Bitte zahlen Sie nicht erneut: Sie erscheint unter „Transaktionen“, sobald sie ausgeführt ist.',
  viewTransactions: 'Transaktionen ansehen',
  ownCard: 'Ihre Karte muss 3D-Secure unterstützen und auf denselben Namen lauten wie Ihr Konto.',
  newCustomer:
    'Wir können weitere Angaben verlangen, wenn Sie seit weniger als 30 Tagen registriert sind oder noch nie per Karte eingezahlt haben.',
  afterVerification: 'Die Zahlung wird abgeschlossen, sobald die Karte bestätigt ist.',
  verifyCard: 'Karte bestätigen',
};
