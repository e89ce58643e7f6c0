import type { Database } from '../database/openDatabase.ts';

export type AuditEntry = {
  readonly customerId: number | null;
  readonly requestId?: string | null;
  readonly address?: string | null;
  /** What happened: an endpoint's id, `sign_in`, `status kyc_start`. Never a value that a customer gave. */
  readonly event: string;
  readonly outcome: string;
  readonly at: Date;
};

/** Writes a line of the append-only log (RULE-036), in the transaction of what it tells about. */
export async function writeAudit(
  transaction: Database,
  { customerId, requestId = null, address = null, event, outcome, at }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({ customer_id: customerId, request_id: requestId, address, event, outcome, at })
    .execute();
}
