const DAY_MS = 86_400_000;

/** The day before, 'YYYY-MM-DD' of UTC (REP-011, D-REP-06). */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

export type DayIssue = 'required' | 'future';

/** What is wrong with a day, null for nothing: today is allowed, later days are not (REP-010, REP-012, D-REP-06). */
export function dayIssue(day: string, today: string): DayIssue | null {
  if (day === '') return 'required';
  return day > today ? 'future' : null;
}
