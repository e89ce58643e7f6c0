import type { Translation } from '../../../texts/Translation.ts';
import type { balanceHistoryTexts } from './balanceHistory.texts.ts';

export const germanBalanceHistoryTexts: Translation<typeof balanceHistoryTexts> = {
  titles: { balance: 'Vermögensverlauf', price: 'Kursverlauf' },
  today: 'heute',
  period: 'Zeitraum',
  periods: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', '365': '1 Jahr' },
  lines: {
    balance: (from, first, to, last, lowest, highest) =>
      `Vermögen von ${first} am ${from} bis ${last} am ${to}, niedrigster Stand ${lowest}, höchster ${highest}`,
    price: (from, first, to, last, lowest, highest) =>
      `Kurs von ${first} am ${from} bis ${last} am ${to}, niedrigster ${lowest}, höchster ${highest}`,
  },
  showTable: 'Als Tabelle',
  showLine: 'Als Linie',
  date: 'Datum',
  columns: { balance: 'Vermögen', price: 'Kurs' },
  loading: 'Der Verlauf Ihres Vermögens wird geladen',
  missing: 'Für diesen Zeitraum gibt es noch keinen vollständigen Verlauf.',
  leavesOut: 'Ohne Aktien, Anleihen und strukturierte Produkte.',
  hidden: 'Die Beträge sind verborgen',
  offline: 'Keine Internetverbindung',
  failed: 'Es ist ein Fehler aufgetreten.',
  retry: 'Erneut versuchen',
};
