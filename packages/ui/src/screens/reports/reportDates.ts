export type DayIssue = 'required' | 'future';

/** Returns what is wrong with a day, or null. Today is allowed, later days are not (REP-010, REP-012, D-REP-06). */
export function dayIssue(day: string, today: string): DayIssue | null {
  if (day === '') return 'required';
  return day > today ? 'future' : null;
}
