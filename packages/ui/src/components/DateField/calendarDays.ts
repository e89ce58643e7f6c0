/** Calendar days as 'YYYY-MM-DD'; they sort as text. No time zone is involved. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;

const toUtc = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Whether it is a day that exists: '2026-02-30' is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toUtc(text).getTime();
  return !Number.isNaN(time) && fromUtc(new Date(time)) === text;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromUtc(new Date(toUtc(day).getTime() + count * DAY_MS));
}

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const date = toUtc(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return fromUtc(date);
}

/** 0 is Monday, as in the locale en-GB. */
export function weekday(day: CalendarDay): number {
  return (toUtc(day).getUTCDay() + 6) % 7;
}

/** The weeks that show a month, Monday first: whole weeks, days of the neighbouring months included. */
export function weeksOf(month: CalendarDay): readonly (readonly CalendarDay[])[] {
  const first = `${month.slice(0, 7)}-01`;
  const weeks: CalendarDay[][] = [];
  let day = addDays(first, -weekday(first));
  while (weeks.length === 0 || day.slice(0, 7) === first.slice(0, 7)) {
    const start = day;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    day = addDays(day, 7);
  }
  return weeks;
}

/** The nearest day within the limits. */
export function clampDay(day: CalendarDay, min: CalendarDay | undefined, max: CalendarDay | undefined): CalendarDay {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Where a key leads in the grid (APG date grid), or null when it is none of the grid's. */
export function dayByKey(key: string, shift: boolean, day: CalendarDay): CalendarDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return null;
  }
}
