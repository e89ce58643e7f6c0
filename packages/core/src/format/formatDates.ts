import { coinsWithoutUtc } from '../limits/currencies.ts';
import { formatIsoDate } from './formatIsoDate.ts';
import { language, type DateFormats } from './language.ts';
import { toDate, type Instant } from './toDate.ts';

/** Months as en-GB writes them, full and cut to three letters (D-FMT-22): a fixed list, so no device has another word. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY_MS = 86_400_000;

const englishDates: DateFormats = {
  today: 'Today',
  yesterday: 'Yesterday',
  dayOfYear: (date) => `${monthShort(date)} ${twoDigits(date.getUTCDate())}`,
  dayInDetails: (date) => `${twoDigits(date.getUTCDate())} ${monthShort(date)} ${date.getUTCFullYear()}`,
  day: (date) => `${englishDates.dayOfYear(date)}, ${date.getUTCFullYear()}`,
  days: (from, to) => {
    const [start, end] = [from, to].map((date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`);
    const year = to.getUTCFullYear();
    if (from.getUTCFullYear() !== year) return `${start}, ${from.getUTCFullYear()} - ${end}, ${year}`;
    if (start === end) return `${start}, ${year}`;
    return from.getUTCMonth() === to.getUTCMonth() ? `${start}-${to.getUTCDate()}, ${year}` : `${start} - ${end}, ${year}`;
  },
  monthShort: (date) => `${monthShort(date)} ${date.getUTCFullYear()}`,
  month: (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
  fieldDay: (year, month, day) => `${day}/${month}/${year}`,
};

const formats = (): DateFormats => language().dates ?? englishDates;

/**
 * A moment in lists: "Today, HH:mm", "Yesterday, HH:mm", else "MMM dd, HH:mm", whatever the year. Days are those of UTC.
 * @param now by the provider's clock (D-FMT-20)
 * @throws ProgrammingError when a moment cannot be read
 * @see FMT-037 to FMT-040, D-FMT-21, D-FMT-22, D-TXN-11
 */
export function formatTimestamp(instant: Instant, now: Instant): string {
  const date = toDate(instant);
  const daysAgo = utcDay(toDate(now)) - utcDay(date);
  const { today, yesterday, dayOfYear } = formats();
  const day = daysAgo === 0 ? today : daysAgo === 1 ? yesterday : dayOfYear(date);
  return `${day}, ${formatTime(date)}`;
}

/**
 * A moment in details: "dd MMM yyyy, HH:mm UTC", for four coins without "UTC" (FMT-042).
 * @param currencyCode currency of the transaction or rate
 * @throws ProgrammingError when the moment cannot be read
 * @see D-FMT-19, D-TXN-11
 */
export function formatLongTimestamp(instant: Instant, currencyCode: string): string {
  const date = toDate(instant);
  const zone = coinsWithoutUtc.some((code) => code === currencyCode) ? '' : ' UTC';
  return `${formats().dayInDetails(date)}, ${formatTime(date)}${zone}`;
}

/** A day: "Mar 14, 2026". @throws ProgrammingError when it cannot be read @see D-TOK-08 */
export function formatDay(instant: Instant): string {
  return formats().day(toDate(instant));
}

/**
 * Days from one to another as an event is dated: "June 25-28, 2025", over two months "June 28 - July 2, 2025".
 * @throws ProgrammingError when one cannot be read
 * @see D-CLUB-03
 */
export function formatDays(first: Instant, last: Instant): string {
  return formats().days(toDate(first), toDate(last));
}

/** A month in short: "Mar 2024". @throws ProgrammingError when it cannot be read @see D-TOK-08 */
export function formatMonthShort(instant: Instant): string {
  return formats().monthShort(toDate(instant));
}

/** By month and year: 100,000 rows of a history share a few hundred texts, which are compared by identity and kept once (budgets L1, L3). */
const monthTexts = new Map<number, string>();
let monthLanguage = englishDates;

/** Heading of a month, always with its year: "November 2026". @throws ProgrammingError when it cannot be read @see TXN-005, D-TXN-12 */
export function formatMonth(instant: Instant): string {
  const date = toDate(instant);
  const { month } = formats();
  if (monthLanguage.month !== month) {
    monthTexts.clear();
    monthLanguage = formats();
  }
  const key = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const known = monthTexts.get(key);
  if (known !== undefined) return known;
  const text = month(date);
  monthTexts.set(key, text);
  return text;
}

/** A day as a date field shows it: "14/03/2026". @throws ProgrammingError when it cannot be read @see D-RCV-17 */
export function formatFieldDate(instant: Instant): string {
  const [year = '', month = '', day = ''] = formatIsoDate(instant).split('-');
  return formats().fieldDay(year, month, day);
}

function utcDay(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}

function monthShort(date: Date): string {
  return (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3);
}

function formatTime(date: Date): string {
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0');
}
