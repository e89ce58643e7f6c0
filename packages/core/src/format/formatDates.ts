import { dayMilliseconds } from '../calendar/dayLength.ts';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { coinsWithoutUtc } from '../limits/currencies.ts';
import { dateNotation } from './dateNotation.ts';
import type { Locale } from './locale.ts';

/** A moment: a `Date`, or the timestamp as it travels (ISO 8601, UTC). */
export type Instant = Date | string;

/** @throws ProgrammingError when the moment cannot be read */
export function toDate(instant: Instant): Date {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (!Number.isNaN(date.getTime())) return date;
  throw new ProgrammingError(`format: "${String(instant)}" is no moment in time and cannot be shown. Check it where it enters.`);
}

/**
 * A moment in lists: "Today, HH:mm", "Yesterday, HH:mm", else "MMM dd, HH:mm", whatever the year. Days are those of UTC.
 * @param now by the provider's clock (D-FMT-20)
 * @throws ProgrammingError when a moment cannot be read
 * @see FMT-037 to FMT-040, D-FMT-21, D-FMT-22, D-TXN-11
 */
export function formatTimestamp(instant: Instant, now: Instant, locale: Locale): string {
  const date = toDate(instant);
  const daysAgo = utcDay(toDate(now)) - utcDay(date);
  const { today, yesterday, dayOfYear } = dateNotation(locale);
  const day = daysAgo === 0 ? today : daysAgo === 1 ? yesterday : dayOfYear(date);
  return `${day}, ${formatTime(date)}`;
}

/**
 * A moment in details: "dd MMM yyyy, HH:mm UTC", for four coins without "UTC" (FMT-042).
 * @param currencyCode currency of the transaction or rate
 * @throws ProgrammingError when the moment cannot be read
 * @see D-FMT-19, D-TXN-11
 */
export function formatLongTimestamp(instant: Instant, currencyCode: string, locale: Locale): string {
  const date = toDate(instant);
  const zone = coinsWithoutUtc.some((code) => code === currencyCode) ? '' : ' UTC';
  return `${dateNotation(locale).dayInDetails(date)}, ${formatTime(date)}${zone}`;
}

/** A moment as sentences write it: "14 Mar 2026, 09:26 UTC". @throws ProgrammingError when it cannot be read */
export function formatMoment(instant: Instant, locale: Locale): string {
  const date = toDate(instant);
  return `${dateNotation(locale).dayInDetails(date)}, ${formatTime(date)} UTC`;
}

/**
 * Until when something lasts, in a list: "16:05", of another day "25 Nov, 16:05". Days are those of UTC.
 * @throws ProgrammingError when a moment cannot be read
 * @see BRAKE-010
 */
export function formatUntil(instant: Instant, now: Instant, locale: Locale): string {
  const date = toDate(instant);
  const isToday = utcDay(date) === utcDay(toDate(now));
  return isToday ? formatTime(date) : `${dateNotation(locale).dayAndMonth(date)}, ${formatTime(date)}`;
}

/** A day as details write it: "14 Mar 2026". @throws ProgrammingError when it cannot be read */
export function formatDetailDay(instant: Instant, locale: Locale): string {
  return dateNotation(locale).dayInDetails(toDate(instant));
}

/** A day: "Mar 14, 2026". @throws ProgrammingError when it cannot be read @see D-TOK-08 */
export function formatDay(instant: Instant, locale: Locale): string {
  return dateNotation(locale).day(toDate(instant));
}

/** A day without its year, for an axis: "Mar 14". @throws ProgrammingError when it cannot be read */
export function formatDayOfYear(instant: Instant, locale: Locale): string {
  return dateNotation(locale).dayOfYear(toDate(instant));
}

/**
 * Days from one to another as an event is dated: "June 25-28, 2025", over two months "June 28 - July 2, 2025".
 * @throws ProgrammingError when one cannot be read
 * @see D-CLUB-03
 */
export function formatDays(first: Instant, last: Instant, locale: Locale): string {
  return dateNotation(locale).days(toDate(first), toDate(last));
}

/** A month in short: "Mar 2024". @throws ProgrammingError when it cannot be read @see D-TOK-08 */
export function formatMonthShort(instant: Instant, locale: Locale): string {
  return dateNotation(locale).monthShort(toDate(instant));
}

/** Heading of a month, always with its year: "November 2026". @throws ProgrammingError when it cannot be read @see TXN-005, D-TXN-12 */
export function formatMonth(instant: Instant, locale: Locale): string {
  return dateNotation(locale).month(toDate(instant));
}

/**
 * A time of a day as a price has it: "14:25 UTC", to the second "14:25:10 UTC".
 * @throws ProgrammingError when the moment cannot be read
 * @see MKT-010
 */
export function formatTimeOfDay(instant: Instant, precision: 'minute' | 'second'): string {
  const date = toDate(instant);
  return `${formatTime(date)}${precision === 'second' ? `:${twoDigits(date.getUTCSeconds())}` : ''} UTC`;
}

function utcDay(date: Date): number {
  return Math.floor(date.getTime() / dayMilliseconds);
}

function formatTime(date: Date): string {
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

function twoDigits(value: number): string {
  return value.toString().padStart(2, '0');
}

/**
 * Time left as mm:ss; minutes go on counting, hours never appear: 600 is `10:00`, 5400 is `90:00`. A part of a second counts whole,
 * so `00:00` is only shown when the time is over.
 * @param seconds left; below zero counts as zero
 * @see FMT-041, D-FMT-23
 */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}
