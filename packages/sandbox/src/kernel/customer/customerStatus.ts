import type { UserStatus } from '@wallet/contract/access/session';
import { cancelJob, scheduleJob, type JobHandlers } from '../../clock/jobs.ts';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { writeAudit } from '../audit.ts';
import type { Customer } from '../authenticate.ts';
import { type EmailText, sendEmail, sendMessage } from '../../outbox/sendMessage.ts';
import { parseLanguage } from '../../words/language.ts';
import { translateText } from '../../words/translateText.ts';
import { lockCustomer } from './customers.ts';
import { toKycFacts } from './identity.ts';
import { CHECK_SECONDS, STUCK_AFTER_SECONDS, getCurrentStatus } from './kycStates.ts';
import { revokeSessions } from '../sessionTokens.ts';
import { endsSession } from './signInByStatus.ts';

const JOB = 'identity';

/** When time alone changes the customer's status next; null: never (RULE-021). */
function getNextMoment({ status, kyc_started_at: startedAt, kyc_finished_at: finishedAt }: Customer): Date | null {
  // Stuck after more than seven days, not after exactly seven.
  if (status === 'kyc_start') return startedAt === null ? null : addSeconds(startedAt, STUCK_AFTER_SECONDS + 1);
  const isChecked = status === 'kyc_finish' || status === 'doc_expired';
  return isChecked && finishedAt !== null ? addSeconds(finishedAt, CHECK_SECONDS) : null;
}

/** Schedules the next automatic step of the identity check. Call it on every change of status or check. */
export async function scheduleIdentity(transaction: Database, customer: Customer): Promise<void> {
  const dueAt = getNextMoment(customer);
  const subject = String(customer.id);
  await (dueAt === null
    ? cancelJob(transaction, JOB, subject)
    : scheduleJob(transaction, { kind: JOB, subject, customerId: customer.id, dueAt }));
}

type Dates = Partial<Pick<Customer, 'status_before' | 'kyc_started_at' | 'kyc_finished_at' | 'kyc_outcome'>>;

/** The dates to store on a change to a status; the identity machine counts from them. */
const statusDates: Record<UserStatus, (customer: Customer, at: Date) => Dates> = {
  kyc_start: (_, at) => ({ kyc_started_at: at, kyc_finished_at: null }),
  kyc_finish: (_, at) => ({ kyc_finished_at: at }),
  moderating: (_, at) => ({ kyc_finished_at: at }),
  draft: () => ({ kyc_started_at: null, kyc_finished_at: null, kyc_outcome: null }),
  doc_expired: () => ({ kyc_finished_at: null, kyc_outcome: null }),
  temp_blocked: ({ status }) => ({ status_before: status }),
  on_board: () => ({ kyc_outcome: null }),
  kyc_completed: () => ({ kyc_outcome: null }),
  blocked: () => ({}),
  refused: () => ({}),
  stuck: () => ({}),
};

/** Statuses in which a customer waits for a result. Leaving one sends a notification. */
const waitingStatuses: ReadonlySet<string> = new Set<UserStatus>(['moderating', 'kyc_finish', 'doc_expired']);

const notifications: Partial<Record<UserStatus, EmailText>> = {
  kyc_completed: { subject: 'Your identity is verified', body: 'Your identity is verified. Set a password to finish the registration.' },
  on_board: { subject: 'Your identity is verified', body: 'Your identity is verified. You can use all features again.' },
  refused: { subject: 'We could not verify your identity', body: 'We could not verify your identity. Contact support for details.' },
};

/** Notifies a customer of the result of the identity check (RULE-021): by e-mail if the address is known, and by SMS (D-KYC-05). */
async function notifyOutcome(transaction: Database, customer: Customer, status: UserStatus, at: Date): Promise<void> {
  const message = notifications[status];
  if (message === undefined) return;
  if (customer.email !== '') await sendEmail(transaction, customer, message, at);
  const body = translateText(message.body, parseLanguage(customer.language));
  await sendMessage(transaction, { customerId: customer.id, channel: 'sms', to: customer.username, body, at });
}

/**
 * Changes a customer's status. Customers, operators and the clock all use it: it sets dates and timer, writes the audit log and notifies
 * about a finished check. A status that bars sign-in ends every session immediately, and earlier tokens never work again (RULE-011).
 */
export async function changeStatus(transaction: Database, customer: Customer, status: UserStatus, at: Date): Promise<Customer> {
  const isBarred = endsSession(status, null);
  const row = await transaction
    .updateTable('customer')
    .set({ status_before: null, ...statusDates[status](customer, at), status })
    .set(({ eb }) => (isBarred ? { status_version: eb('status_version', '+', 1) } : {}))
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isBarred) await revokeSessions(transaction, customer.id, 'status', at);
  await scheduleIdentity(transaction, row);
  await writeAudit(transaction, { customerId: customer.id, event: `status ${status}`, outcome: 'done', at });
  if (waitingStatuses.has(customer.status)) await notifyOutcome(transaction, row, status, at);
  return row;
}

/** Timed changes of RULE-021: a finished check passes, an old application becomes stuck. */
export const identityJobs: JobHandlers = {
  [JOB]: async (transaction, { subject, due_at: at }) => {
    const customer = await lockCustomer(transaction, Number(subject));
    const status = getCurrentStatus(toKycFacts(customer), at);
    if (status !== customer.status) await changeStatus(transaction, customer, status, at);
  },
};
