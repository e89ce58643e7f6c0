import type { Database } from '../database/openDatabase.ts';
import { writeAudit } from './audit.ts';

type ServiceRequest = {
  readonly kind: 'plan' | 'place';
  readonly customerId: number;
  /** What is requested: the name of a plan, the key of an event. */
  readonly subject: string;
  readonly at: Date;
};

/**
 * Stores a customer's request to the operator. Repeating it creates no second record (RULE-035).
 * @returns whether it is new
 */
export async function storeRequest(transaction: Database, { kind, customerId, subject, at }: ServiceRequest): Promise<boolean> {
  const row = await transaction
    .insertInto('service_request')
    .values({ kind, customer_id: customerId, subject, details: null, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isNew = row.numInsertedOrUpdatedRows === 1n;
  if (isNew) await writeAudit(transaction, { customerId, event: `${kind} ${subject}`, outcome: 'requested', at });
  return isNew;
}

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
