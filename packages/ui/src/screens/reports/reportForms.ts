import { addDays } from '@wallet/core/calendar/days';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';
import type { Picked } from './reportChoices.ts';
import type { reportsTexts } from './reports.texts.ts';

type DayIssue = 'required' | 'future';

/** Returns what is wrong with a day, or null. Today is allowed, later days are not (REP-010, REP-012, D-REP-06). */
export function checkDay(day: string, today: string): DayIssue | null {
  if (day === '') return 'required';
  return day > today ? 'future' : null;
}

type DayTexts = Pick<typeof reportsTexts, 'required' | 'future'>;

function getDayIssueText(day: string, today: string, texts: DayTexts): string | undefined {
  const issue = checkDay(day, today);
  return issue === null ? undefined : texts[issue];
}

/** Schema of the statement form (REP-010). */
export const createStatementSchema = (today: string, texts: DayTexts) =>
  z.object({ service: z.nullable(z.string()), date: z.string().check(says((day) => getDayIssueText(day, today, texts))) });

/** Initial values of the statement form. A statement covers a day that is over (REP-011, D-REP-06). */
export const getInitialStatement = (today: string) => ({ service: null, date: addDays(today, -1) });

/** Schema of the transactions form. The days are checked for a custom range only (REP-012, D-REP-06). */
export const createTransactionsSchema = (today: string, texts: DayTexts) =>
  z
    .object({
      picked: z.custom<Picked>(),
      format: z.enum(['csv', 'xlsx']),
      range: z.enum(['all', 'custom']),
      from: z.string(),
      to: z.string(),
    })
    .check(
      says(({ range, from }) => (range === 'all' ? undefined : getDayIssueText(from, today, texts)), 'from'),
      says(({ range, to }) => (range === 'all' ? undefined : getDayIssueText(to, today, texts)), 'to'),
    );
