import type { Translation } from '../../texts/Translation.ts';
import type { reportsTexts } from './reports.texts.ts';

export const germanReportsTexts: Translation<typeof reportsTexts> = {
  title: 'Berichte',
  kinds: { transactions: 'Transaktionsbericht', account: 'Kontoauszug' },
  loading: 'Die Berichte werden geladen',
  service: 'Bereich',
  transaction: 'Transaktionsart',
  asset: 'Vermögenswert',
  format: 'Format',
  formats: { xlsx: 'XLSX', csv: 'CSV' },
  dateRange: 'Zeitraum',
  allTime: 'Gesamter Zeitraum',
  customRange: 'Eigener Zeitraum',
  from: 'Anfangsdatum',
  to: 'Enddatum',
  date: 'Datum',
  delivery: (address) =>
    `Wir senden einen Link, der 24 Stunden gilt, an ${address ?? 'Ihre E-Mail-Adresse'}. Zeiten im Bericht sind in UTC.`,
  send: 'An meine E-Mail-Adresse senden',
  none: 'Für diesen Bereich gibt es noch keine Berichte',
  required: 'Erforderlich',
  future: 'Das Datum darf nicht in der Zukunft liegen',
  wrongTitle: 'Ungültiger Zeitraum',
  wrong: 'Das Anfangsdatum darf nicht nach dem Enddatum liegen.',
  doneTitle: 'Ihr Bericht wird erstellt',
  done: 'Sie erhalten ihn per E-Mail, sobald er fertig ist.',
  offline: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  support: 'Kundenservice kontaktieren',
  readyTitle: 'Ihr Bericht ist fertig',
  download: 'Herunterladen',
  goneTitle: 'Dieser Link ist abgelaufen. Fordern Sie den Bericht erneut an.',
};
