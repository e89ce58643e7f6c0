import type { Translation } from '../../texts/Translation.ts';
import type { dateFieldTexts } from './DateField.texts.ts';

export const germanDateFieldTexts: Translation<typeof dateFieldTexts> = {
  open: 'Datum wählen',
  calendar: 'Kalender',
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  day: (day, month, year) => `${day}. ${month} ${year}`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
};
