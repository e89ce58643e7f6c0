import { addDays } from '@wallet/core/calendar/days';
import { dayIssue, type DayIssue } from './reportDates.ts';
import type { Picked } from './reportChoices.ts';
import type { ReportFormat } from './ReportsScreen.types.ts';

/** A day of a form: its error shows once the customer has left it, or has tried to send (REP-013). */
export type DayEntry = { readonly day: string; readonly isShown: boolean };

/** What has been entered into the statement's form. It outlives a change of the tab (D-REP-01). */
export type StatementEntry = { readonly service?: string; readonly date: DayEntry };
/** And into that of the transactions. `range` is null for all time. */
export type TransactionsEntry = {
  readonly picked: Picked;
  readonly format: ReportFormat;
  readonly range: { readonly from: DayEntry; readonly to: DayEntry } | null;
};

const empty: DayEntry = { day: '', isShown: false };

/** Both days empty at first (D-REP-07). */
export const emptyRange = { from: empty, to: empty };

export const firstTransactionsEntry: TransactionsEntry = { picked: {}, format: 'xlsx', range: null };

/** The day before: a statement is of a day that is over (REP-011, D-REP-06). */
export function firstStatementEntry(today: string): StatementEntry {
  return { date: { day: addDays(today, -1), isShown: false } };
}

/** The error to show under a day, null for none. */
export function shownIssue({ day, isShown }: DayEntry, today: string): DayIssue | null {
  return isShown ? dayIssue(day, today) : null;
}
