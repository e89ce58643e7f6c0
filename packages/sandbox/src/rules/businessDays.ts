import { addSeconds } from '../clock/clock.ts';

const DAY_SECONDS = 86_400;

const isWeekend = (moment: Date): boolean => moment.getUTCDay() === 0 || moment.getUTCDay() === 6;

/** The same time of day so many business days later: Saturdays and Sundays (UTC) do not count. */
export function addBusinessDays(moment: Date, days: number): Date {
  const next = addSeconds(moment, DAY_SECONDS);
  if (days <= 0) return moment;
  return addBusinessDays(next, isWeekend(next) ? days : days - 1);
}
