import type { AddressStatus } from '@wallet/contract/access/session';
import { addBusinessDays, addDuration } from '@wallet/core/calendar/days';
import { cancelJob, type JobHandlers, scheduleJob } from '../../clock/jobs.ts';
import type { Database } from '../../database/openDatabase.ts';
import { releaseWaitingOrders } from '../../ledger/releaseWaitingOrders.ts';
import { type EmailText, sendEmail } from '../../outbox/sendMessage.ts';
import { writeAudit } from '../audit.ts';
import type { Customer } from '../authenticate.ts';
import { startIbanAllocation } from '../bank/ibanAllocation.ts';
import { lockCustomer } from './customers.ts';

const ADDRESS_JOB = 'address';
const REVIEW_BUSINESS_DAYS = 3;
const VALID_MONTHS = 24;

function getNextMoment({ address_status: status, address_status_at: since }: Customer): Date | null {
  if (since === null) return null;
  if (status === 'pending') return addBusinessDays(since, REVIEW_BUSINESS_DAYS);
  return status === 'success' ? addDuration(since, { months: VALID_MONTHS }) : null;
}

/** Schedules the end of the address review, or the expiry of the address (RULE-023). Call it on every change of the address status. */
export async function scheduleAddress(transaction: Database, customer: Customer): Promise<void> {
  const subject = String(customer.id);
  const dueAt = getNextMoment(customer);
  await (dueAt === null
    ? cancelJob(transaction, ADDRESS_JOB, subject)
    : scheduleJob(transaction, { kind: ADDRESS_JOB, subject, customerId: customer.id, dueAt }));
}

/** The e-mails about the result of a review (RULE-023). */
const notifications: Partial<Record<AddressStatus, EmailText>> = {
  success: { subject: 'Your address is verified', body: 'Your address is verified. You can use bank transfers now.' },
  reject: {
    subject: 'Your documents were rejected',
    body: 'We could not verify your address from these documents. Please upload new ones.',
  },
  expired: { subject: 'Your documents have expired', body: 'Please confirm your residential address again.' },
};

/**
 * Changes a customer's address status. Uploads, operators and the clock all use it (RULE-023). A verified address releases what waited for
 * it and starts the allocation of an IBAN (RULE-024).
 * @param allocatesIban false when the state of the IBAN is set at the same time
 */
export async function changeAddressStatus(
  transaction: Database,
  customerId: number,
  status: AddressStatus,
  at: Date,
  { allocatesIban = true }: { readonly allocatesIban?: boolean } = {},
): Promise<Customer> {
  const { address_status: before } = await lockCustomer(transaction, customerId);
  const row = await transaction
    .updateTable('customer')
    .set({ address_status: status, address_status_at: at })
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await scheduleAddress(transaction, row);
  await writeAudit(transaction, { customerId, event: `address ${status}`, outcome: 'done', at });
  const isNews = before !== status && (before === 'pending' || status === 'expired');
  const message = notifications[status];
  if (isNews && message !== undefined && row.email !== '') await sendEmail(transaction, row, message, at);
  if (status !== 'success') return row;
  await releaseWaitingOrders(transaction, customerId, 'address', at);
  if (allocatesIban) await startIbanAllocation(transaction, customerId, at);
  return row;
}

/** A review succeeds after three business days; a verified address expires after 24 months. */
export const addressJobs: JobHandlers = {
  [ADDRESS_JOB]: async (transaction, { subject, due_at: at }) => {
    const customer = await lockCustomer(transaction, Number(subject));
    const next = customer.address_status === 'pending' ? 'success' : customer.address_status === 'success' ? 'expired' : null;
    if (next !== null) await changeAddressStatus(transaction, customer.id, next, at);
  },
};
