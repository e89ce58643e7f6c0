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
 * A day of UTC as it travels, `yyyy-MM-dd`; days are compared as texts. Every day of the product is one of UTC, so the calendar arithmetic
 * of date-fns runs on its UTC dates: no time zone of a device or server, and no change to summer time, moves a day.
 */
export type Day = string;

/** Where days of this form begin and end; what is typed beyond, or is no day at all, counts as the last. */
const [FIRST, LAST] = [Date.parse('0000-01-01'), Date.parse('9999-12-31')];

function utc(day: Day): Date {
  const date = new UTCDateMini(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? new UTCDateMini(LAST) : date;
}

/** Whether the text is a day that exists: `2026-02-30` is none. @see FMT-056 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day of a moment, in UTC. @param moment a date, or epoch milliseconds @see FMT-056 */
export function dayOf(moment: Date | number): Day {
  return new Date(Math.max(FIRST, Math.min(Number(moment), LAST))).toISOString().slice(0, 10);
}

/** 00:00 of a day. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day so many days later; earlier when `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return dayOf(addDaysTo(utc(day), count));
}

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  return dayOf(addMonthsTo(utc(day), count));
}

/** How many days lead from one day to another; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(utc(to), utc(from));
}

/** Every day from one to another, both included; none when the last is before the first. */
export function daysFrom(first: Day, last: Day): readonly Day[] {
  return last < first ? [] : eachDayOfInterval({ start: utc(first), end: utc(last) }).map(dayOf);
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return getISODay(utc(day)) - 1;
}

/** The weeks that show the month of a day, Monday first: whole weeks, days of the neighbouring months included. */
export function weeksOf(day: Day): readonly (readonly Day[])[] {
  const month = { start: startOfMonthOf(utc(day)), end: endOfMonth(utc(day)) };
  return eachWeekOfInterval(month, { weekStartsOn: 1 }).map((monday) => daysFrom(dayOf(monday), addDays(dayOf(monday), 6)));
}

/** 00:00 of the first day of a moment's month. */
export function startOfMonth(moment: Date): Date {
  return new Date(startOfMonthOf(new UTCDateMini(moment)));
}

/** The same time of day later, by the calendar of UTC; earlier for negative parts. Months and years end on the last day of a shorter month. */
export function later(moment: Date, duration: Duration): Date {
  return new Date(add(new UTCDateMini(moment), duration));
}

/** The same time of day so many business days later: Saturdays and Sundays do not count. */
export function addBusinessDays(moment: Date, count: number): Date {
  return new Date(addBusinessDaysTo(new UTCDateMini(moment), count));
}
