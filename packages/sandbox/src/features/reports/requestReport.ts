import type { ParamsOf, QueryOf } from '@wallet/contract/endpoint';
import type { requestTransactionsReport } from '@wallet/contract/holdings/reports';
import { toDay } from '@wallet/core/calendar/days';
import { sql } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import { scheduleJob } from '../../clock/jobs.ts';
import type { MoneyContext } from '../../kernel/call.ts';
import { refuse, refuseField, type Refused } from '../../kernel/refusal.ts';
import { REPORT_JOB } from './makeReport.ts';
import { canCombine, findService, loadTransactionsReportOptions } from './reportOptions.ts';
import { generateUuid } from '../../ports/ids.ts';

/** Time until a report is made: RULE-030 allows 60 s, the sandbox 5 s (D-REP-12). */
const MAKING_SECONDS = 2;
/** An identical request within this time makes no second report. */
const REPEAT_SECONDS = 60;

const DONE = { answer: { status: 'OK' } } as const;
type Requested = typeof DONE | Refused;

/** `origin` of the app, for the link in the e-mail. */
type ReportRequest = Pick<MoneyContext, 'transaction' | 'customer' | 'now'> & { readonly origin: string };

type Queued = { readonly kind: 'account' | 'transactions'; readonly request: Readonly<Record<string, string | null>> };

/** Queues a report unless the same one was just requested, and deletes files whose links have expired. */
async function queueReport({ transaction, customer, origin, now }: ReportRequest, { kind, request }: Queued): Promise<Requested> {
  if (customer.verified_email === null) return { refusal: refuse('invalid', { message: 'Please confirm your e-mail first' }) };
  // Requests of a customer run one at a time, because two simultaneous ones would both find nothing.
  await transaction.selectFrom('customer').select('id').where('id', '=', customer.id).forUpdate().execute();
  await transaction.deleteFrom('report').where('customer_id', '=', customer.id).where('expires_at', '<=', now).execute();
  const print = JSON.stringify(request);
  const same = await transaction
    .selectFrom('report')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('kind', '=', kind)
    .where(sql<boolean>`request = ${print}::text::jsonb`)
    .where('requested_at', '>', addSeconds(now, -REPEAT_SECONDS))
    .limit(1)
    .executeTakeFirst();
  if (same !== undefined) return DONE;
  const id = generateUuid();
  await transaction.insertInto('report').values({ id, customer_id: customer.id, kind, request: print, requested_at: now }).execute();
  await scheduleJob(transaction, {
    kind: REPORT_JOB,
    subject: id,
    customerId: customer.id,
    details: { origin },
    dueAt: addSeconds(now, MAKING_SECONDS),
  });
  return DONE;
}

/** API-070: the statement of a day from the opening of the account to today. */
export async function requestStatement(request: ReportRequest, service: string, date: string): Promise<Requested> {
  if (date > toDay(request.now)) return { refusal: refuseField('date', 'Future date not allowed') };
  if (date < toDay(request.customer.created_at)) return { refusal: refuseField('date', 'Your account did not exist on this date yet') };
  if (findService(service) === undefined) return { refusal: refuse('notFound') };
  return queueReport(request, { kind: 'account', request: { service, date } });
}

/** API-072. */
export async function requestTransactions(
  request: ReportRequest,
  { format, from, to, ...choice }: ParamsOf<typeof requestTransactionsReport> & QueryOf<typeof requestTransactionsReport>,
): Promise<Requested> {
  const options = await loadTransactionsReportOptions(request.transaction, request.customer.id);
  if (!canCombine(options, choice)) return { refusal: refuse('notFound') };
  return queueReport(request, { kind: 'transactions', request: { ...choice, format, from: from ?? null, to: to ?? null } });
}
