import type { Database } from '../database/openDatabase.ts';
import { writeAudit } from './audit.ts';

type ServiceRequest = {
  readonly kind: 'plan' | 'place';
  readonly customerId: number;
  /** What is asked for: a plan's name, an event's key. */
  readonly subject: string;
  readonly at: Date;
};

/** Keeps what a customer asks the operator for; the same thing asked for again is no second record (RULE-035). @returns whether it is new */
export async function keepRequest(transaction: Database, { kind, customerId, subject, at }: ServiceRequest): Promise<boolean> {
  const row = await transaction
    .insertInto('service_request')
    .values({ kind, customer_id: customerId, subject, details: null, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = row.numInsertedOrUpdatedRows === 1n;
  if (isNew) await writeAudit(transaction, { customerId, event: `${kind} ${subject}`, outcome: 'requested', at });
  return isNew;
}

/** Whether a customer has asked for it. */
export async function hasRequested(database: Database, { kind, customerId, subject }: Omit<ServiceRequest, 'at'>): Promise<boolean> {
  const row = await database
    .selectFrom('service_request')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}
