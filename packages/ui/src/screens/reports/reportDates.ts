export type DayIssue = 'required' | 'future';

/** What is wrong with a day, null for nothing: today is allowed, later days are not (REP-010, REP-012, D-REP-06). */
export function dayIssue(day: string, today: string): DayIssue | null {
  if (day === '') return 'required';
  return day > today ? 'future' : null;
}
