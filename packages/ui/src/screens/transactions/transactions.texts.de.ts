import type { Translation } from '../../texts/Translation.ts';
import type { transactionsTexts } from './transactions.texts.ts';

export const germanTransactionsTexts: Translation<typeof transactionsTexts> = {
  title: 'Transaktionen',
  loading: 'Ihre Transaktionen werden geladen',
  reports: 'Berichte',
  filtersTitle: 'Filter',
  filters: { account: 'Konto', status: 'Status', type: 'Art', date: 'Datum' },
  kinds: { incomings: 'Eingehend', outgoings: 'Ausgehend', exchange: 'Tausch', unit_purchase: 'Anteilskauf' },
  presets: { today: 'Heute', '7d': 'Letzte 7 Tage', '30d': 'Letzte 30 Tage', '90d': 'Letzte 90 Tage' },
  accountKinds: { account: 'Fiat', wallet: 'Krypto', token: 'Token' },
  allTime: 'Gesamter Zeitraum',
  chooseDates: 'Zeitraum wählen',
  range: 'Zeitraum',
  datesReversed: 'Das Anfangsdatum darf nicht nach dem Enddatum liegen.',
  counted: (name, count) => `${name} (${count})`,
  chosen: (name, choice) => `${name}: ${choice}`,
  apply: 'Übernehmen',
  clearAll: 'Alle löschen',
  empty: 'Sie haben noch keine Transaktionen.',
  filteredEmpty: 'Keine Transaktionen mit diesen Filtern gefunden',
  clearFilters: 'Filter löschen',
  found: (count, isAll) =>
    `${isAll ? '' : 'Mehr als '}${count === 0 ? 'Keine' : count} ${count === 1 ? 'Transaktion' : 'Transaktionen'} gefunden`,
  accountsLoading: 'Ihre Konten werden geladen',
  failed: 'Es ist ein Fehler aufgetreten.',
  retry: 'Erneut versuchen',
  search: 'Transaktionen suchen',
  searchHint: 'Name, Notiz, Betrag',
  clearSearch: 'Suche leeren',
  localSearch: (searched) =>
    searched === 1
      ? 'Nur die eine geladene Transaktion wurde durchsucht.'
      : `Nur die ${searched} geladenen Transaktionen wurden durchsucht.`,
  searchMore: 'Ältere Transaktionen durchsuchen',
  inNotes: 'In Ihren Notizen',
  exportCsv: 'CSV exportieren',
  exporting: 'Ihre Transaktionen werden zusammengestellt',
  exported: (loaded, total) => `${loaded} von ${total}`,
  cancel: 'Abbrechen',
  exportFailed: 'Der Export ist fehlgeschlagen. Es wurde nichts gespeichert.',
  csvFile: (day) => `transaktionen-${day}.csv`,
  csvColumns: ['Datum', 'Art', 'Status', 'Betrag', 'Währung', 'Gebühr', 'Gegenpartei', 'ID'],
};
