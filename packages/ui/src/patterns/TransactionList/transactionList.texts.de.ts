import type { Translation } from '../../texts/Translation.ts';
import type { transactionListTexts } from './transactionList.texts.ts';

export const germanTransactionListTexts: Translation<typeof transactionListTexts> = {
  statuses: { completed: 'Abgeschlossen', pending: 'In Bearbeitung', moderate: 'In Prüfung', rejected: 'Abgelehnt' },
  onHold: (until) => `Angehalten bis ${until}`,
  columns: { date: 'Datum (UTC)', what: 'Transaktion', account: 'Konto', amount: 'Betrag', worth: 'In Euro', status: 'Status' },
  into: 'nach',
  to: (name) => `an ${name}`,
  from: (name) => `von ${name}`,
  loadingMore: 'Weitere Transaktionen werden geladen',
  moreFailed: 'Es ist ein Fehler aufgetreten.',
  offline: 'Keine Internetverbindung',
  retry: 'Erneut versuchen',
};
