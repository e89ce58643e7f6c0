import { catalogue } from '../../texts/catalogue.ts';

export const dateFieldTexts = catalogue('date-field', {
  open: 'Choose a date',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  /** A day for screen readers. */
  day: '{day} {month} {year}',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
});

export type DateFieldTexts = Omit<typeof dateFieldTexts, symbol>;
