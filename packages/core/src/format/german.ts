import { NO_BREAK_SPACE } from './characters.ts';
import type { DateFormats, Language } from './language.ts';

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
/** As the Duden shortens them; what has four letters or fewer stays whole. */
const MONTHS_SHORT = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');

const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()] ?? '';
const monthShortOf = (date: Date): string => MONTHS_SHORT[date.getUTCMonth()] ?? '';
const dayOf = (date: Date): string => `${date.getUTCDate()}.`;
const yearOf = (date: Date): number => date.getUTCFullYear();
/** A day's number never stands at the end of a line, its month in the next. */
const dayOfYear = (date: Date): string => `${dayOf(date)}${NO_BREAK_SPACE}${monthShortOf(date)}`;
const day = (date: Date): string => `${dayOfYear(date)} ${yearOf(date)}`;

function days(first: Date, last: Date): string {
  const [start, end] = [first, last].map((date) => `${dayOf(date)}${NO_BREAK_SPACE}${monthOf(date)}`);
  if (yearOf(first) !== yearOf(last)) return `${start} ${yearOf(first)} – ${end} ${yearOf(last)}`;
  if (start === end) return `${end} ${yearOf(last)}`;
  return first.getUTCMonth() === last.getUTCMonth() ? `${dayOf(first)}–${end} ${yearOf(last)}` : `${start} – ${end} ${yearOf(last)}`;
}

const dates: DateFormats = {
  today: 'Heute',
  yesterday: 'Gestern',
  dayOfYear,
  dayInDetails: day,
  day,
  days,
  monthShort: (date) => `${monthShortOf(date)} ${yearOf(date)}`,
  month: (date) => `${monthOf(date)} ${yearOf(date)}`,
  fieldDay: (year, month, dayOfMonth) => `${dayOfMonth}.${month}.${year}`,
};

/** German as it is written in Germany: `1.234,50 €`, `12 %`, `14. März 2026` (WISH-020). */
export const german: Language = {
  locale: 'de-DE',
  point: ',',
  group: '.',
  grouped: /^[1-9]\d{0,2}(\.\d{3})+$/,
  percent: `${NO_BREAK_SPACE}%`,
  signBehind: true,
  magnitudes: { M: `${NO_BREAK_SPACE}Mio.`, B: `${NO_BREAK_SPACE}Mrd.`, T: `${NO_BREAK_SPACE}Bio.` },
  dates,
};
