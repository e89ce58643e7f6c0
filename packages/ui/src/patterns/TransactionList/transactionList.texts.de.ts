import type { Translation } from '../../texts/Translation.ts';
import type { transactionListTexts } from './transactionList.texts.ts';

export const germanTransactionListTexts: Translation<typeof transactionListTexts> = {
  statuses: { completed: 'Abgeschlossen', pending: 'In Bearbeitung', moderate: 'In Prüfung', rejected: 'Abgelehnt' },
  flow: (from, to) => `von ${from} nach ${to}`,
  loadingMore: 'Weitere Transaktionen werden geladen',
  moreFailed: 'Es ist ein Fehler aufgetreten.',
  offline: 'Keine Internetverbindung',
  retry: 'Erneut versuchen',
};
