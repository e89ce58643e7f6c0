import { dayMilliseconds } from '../calendar/dayLength.ts';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { coinsWithoutUtc } from '../limits/currencies.ts';
import { dateNotation } from './dateNotation.ts';
import { withLatinDigits } from './figures.ts';
import { perLocale, type Locale } from './locale.ts';

/** A `Date`, or a timestamp in the wire format (ISO 8601, UTC). Formatting an invalid one throws a ProgrammingError. */
export type Instant = Date | string;

export function toDate(instant: Instant): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (!Number.isNaN(date.getTime())) return date;
  throw new ProgrammingError(`format: "${String(instant)}" is no moment in time and cannot be shown. Check it where it enters.`);
}

/** The time zone of every time, unless a product asks for another (FMT-037). */
const defaultZone = 'UTC';

/**
 * Formats a moment in lists: "Today, HH:mm", "Yesterday, HH:mm" or "MMM dd, HH:mm", always without the year. Days are those of the time
 * zone (FMT-037 to FMT-040, D-FMT-21, D-FMT-22, D-TXN-11).
 * @param now by the provider's clock (D-FMT-20)
 * @param timeZone an IANA name: 'Europe/Paris'
 */
export function formatTimestamp(instant: Instant, now: Instant, locale: Locale, timeZone = defaultZone): string {
  const date = toZone(instant, timeZone);
  const daysAgo = toUtcDay(toZone(now, timeZone)) - toUtcDay(date);
  const { today, yesterday, dayInList } = dateNotation(locale);
  const day = daysAgo === 0 ? today : daysAgo === 1 ? yesterday : dayInList(date);
  return `${day}, ${formatTime(date)}`;
}

/**
 * Formats a moment in details: "dd MMM yyyy, HH:mm UTC", for four coins without the zone (FMT-042, D-FMT-19, D-TXN-11).
 * @param currencyCode currency of the transaction or rate
 * @param timeZone an IANA name: 'Europe/Paris'. The text ends with its short name in the locale: "CET"
 */
export function formatLongTimestamp(instant: Instant, currencyCode: string, locale: Locale, timeZone = defaultZone): string {
  const date = toZone(instant, timeZone);
  const zone = coinsWithoutUtc.some((code) => code === currencyCode) ? '' : ` ${nameZone(instant, timeZone, locale)}`;
  return `${dateNotation(locale).day(date)}, ${formatTime(date)}${zone}`;
}

/** Formats a moment in a sentence: "14 Mar 2026, 09:26 UTC". */
export function formatMoment(instant: Instant, locale: Locale): string {
  const date = toDate(instant);
  return `${dateNotation(locale).day(date)}, ${formatTime(date)} UTC`;
}

/** Formats an end time in a list: "16:05", or "25 Nov, 16:05" on another day. Days are UTC days (BRAKE-010). */
export function formatUntil(instant: Instant, now: Instant, locale: Locale): string {
  const date = toDate(instant);
  const isToday = toUtcDay(date) === toUtcDay(toDate(now));
  return isToday ? formatTime(date) : `${formatDayAndMonth(date, locale)}, ${formatTime(date)}`;
}

/** Formats a day without its year: "14 Mar" (D-FMT-35, D-TXN-18). */
export function formatDayAndMonth(instant: Instant, locale: Locale): string {
  return dateNotation(locale).dayAndMonth(toDate(instant));
}

/** Formats a day: "14 Mar 2026" (D-FMT-35). */
export function formatDay(instant: Instant, locale: Locale): string {
  return dateNotation(locale).day(toDate(instant));
}

/** Formats the date range of an event: "June 25-28, 2025", across two months "June 28 - July 2, 2025" (D-CLUB-03). */
export function formatDateRange(first: Instant, last: Instant, locale: Locale): string {
  return dateNotation(locale).days(toDate(first), toDate(last));
}

/** Formats a month in short form: "Mar 2024" (D-TOK-08). */
export function formatMonthShort(instant: Instant, locale: Locale): string {
  return dateNotation(locale).monthShort(toDate(instant));
}

/** Formats the heading of a month, always with its year: "November 2026" (TXN-005, D-TXN-12). */
export function formatMonth(instant: Instant, locale: Locale): string {
  return dateNotation(locale).month(toDate(instant));
}

/** Formats the time of day of a price: "14:25 UTC", or to the second "14:25:10 UTC" (MKT-010). */
export function formatTimeOfDay(instant: Instant, precision: 'minute' | 'second'): string {
  const date = toDate(instant);
  return `${formatTime(date)}${precision === 'second' ? `:${padTwoDigits(date.getUTCSeconds())}` : ''} UTC`;
}

// A zone is a short name like a locale, and its clock is as slow to create.
const clocks = perLocale((timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }));

/** Returns the date that reads in UTC as the moment reads in the zone, because days and times are written from UTC figures. */
function toZone(instant: Instant, timeZone: string): Date {
  const date = toDate(instant);
  return timeZone === defaultZone ? date : new Date(`${clocks(timeZone).format(date).replace(' ', 'T')}Z`);
}

function nameZone(instant: Instant, timeZone: string, locale: Locale): string {
  if (timeZone === defaultZone) return timeZone;
  const parts = new Intl.DateTimeFormat(withLatinDigits(locale), { timeZone, timeZoneName: 'short' }).formatToParts(toDate(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function toUtcDay(date: Date): number {
  return Math.floor(date.getTime() / dayMilliseconds);
}

function formatTime(date: Date): string {
  return `${padTwoDigits(date.getUTCHours())}:${padTwoDigits(date.getUTCMinutes())}`;
}

function padTwoDigits(value: number): string {
  return value.toString().padStart(2, '0');
}

/**
 * Formats the time left as mm:ss. Minutes keep counting and hours never appear: 600 is `10:00`, 5400 is `90:00`. Fractions of a second are
 * rounded up, so `00:00` is only shown when time is up (FMT-041, D-FMT-23).
 * @param seconds left. Negative values count as zero
 */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${padTwoDigits(Math.floor(left / 60))}:${padTwoDigits(left % 60)}`;
}
