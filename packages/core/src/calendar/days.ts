import { UTCDateMini } from '@date-fns/utc/date/mini';
import { add } from 'date-fns/add';
import { addBusinessDays as addBusinessDaysTo } from 'date-fns/addBusinessDays';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval';
import { endOfMonth } from 'date-fns/endOfMonth';
import { getISODay } from 'date-fns/getISODay';
import { startOfMonth as startOfMonthOf } from 'date-fns/startOfMonth';
import type { Duration } from 'date-fns';

/**
 * A UTC day in the wire format `yyyy-MM-dd`, comparable as a string. Every day in the product is a UTC day, so calendar arithmetic uses the
 * UTC dates of date-fns. Neither the time zone of a device or server nor daylight saving time shifts a day.
 */
export type Day = string;

/** Range of this format. A typed text that is beyond it, or not a day at all, counts as the last day. */
const [FIRST, LAST] = [Date.parse('0000-01-01'), Date.parse('9999-12-31')];

function toUtcDate(day: Day): Date {
  const date = new UTCDateMini(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? new UTCDateMini(LAST) : date;
}

/** True for an existing day. `2026-02-30` does not exist (FMT-056). */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(time) === text;
}

/**
 * Returns the UTC day of a moment (FMT-056).
 * @param moment a date, or epoch milliseconds
 */
export function toDay(moment: Date | number): Day {
  return new Date(Math.max(FIRST, Math.min(Number(moment), LAST))).toISOString().slice(0, 10);
}

/** Returns 00:00 UTC of a day. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: Day, count: number): Day {
  return toDay(addDaysTo(toUtcDate(day), count));
}

/** Adds months. Falls back to the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  return toDay(addMonthsTo(toUtcDate(day), count));
}

/** Returns the number of days from one day to another, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(toUtcDate(to), toUtcDate(from));
}

/** Lists every day of a range, both ends included. Empty when `last` is before `first`. */
export function listDays(first: Day, last: Day): readonly Day[] {
  return last < first ? [] : eachDayOfInterval({ start: toUtcDate(first), end: toUtcDate(last) }).map(toDay);
}

/** Returns the day of the week: 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return getISODay(toUtcDate(day)) - 1;
}

/** Returns the weeks of a day's month, starting on Monday. Weeks are complete, so they include days of the adjacent months. */
export function listWeeks(day: Day): readonly (readonly Day[])[] {
  const month = { start: startOfMonthOf(toUtcDate(day)), end: endOfMonth(toUtcDate(day)) };
  return eachWeekOfInterval(month, { weekStartsOn: 1 }).map((monday) => listDays(toDay(monday), addDays(toDay(monday), 6)));
}

/** Returns 00:00 UTC on the first day of the moment's month. */
export function startOfMonth(moment: Date): Date {
  return new Date(startOfMonthOf(new UTCDateMini(moment)));
}

/**
 * Adds a duration by the UTC calendar, keeping the time of day. Negative parts subtract. Months and years fall back to the last day of a
 * shorter month.
 */
export function addDuration(moment: Date, duration: Duration): Date {
  return new Date(add(new UTCDateMini(moment), duration));
}

/** Adds business days, keeping the time of day. Saturdays and Sundays are skipped. */
export function addBusinessDays(moment: Date, count: number): Date {
  return new Date(addBusinessDaysTo(new UTCDateMini(moment), count));
}
