import type { Selectable } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

/** The request being handled. Its data is added to every audit line written during it. */
type AuditedRequest = {
  readonly requestId: string;
  readonly address: string;
  /** Null without a session. */
  readonly sessionId: string | null;
  /** Set for money calls only. */
  readonly idempotencyKey?: string | null;
};

const requestStorage = new AsyncLocalStorage<AuditedRequest>();

/** Handles a request so that every audit line written during it carries the request's data (RULE-054). */
export const withAuditedRequest = <T>(request: AuditedRequest, answer: () => Promise<T>): Promise<T> => requestStorage.run(request, answer);

export type AuditEntry = {
  readonly customerId: number | null;
  /** Set when the entry concerns another session than the caller's. The device of that session is recorded with it. */
  readonly sessionId?: string | null;
  /** Name of the device, when there is no session yet. */
  readonly device?: string | null;
  readonly method?: string | null;
  /** An endpoint's id, `sign_in`, `status kyc_start`. Never contains a value entered by a customer. */
  readonly event: string;
  readonly outcome: string;
  readonly at: Date;
};

/** Appends a line to the audit log (RULE-036), in the transaction of the change that it records. */
export async function writeAudit(
  transaction: Database,
  { customerId, sessionId, device = null, method = null, event, outcome, at }: AuditEntry,
): Promise<void> {
  const { requestId = null, address = null, sessionId: asking = null, idempotencyKey = null } = requestStorage.getStore() ?? {};
  const request = { request_id: requestId, address, session_id: sessionId ?? asking, idempotency_key: idempotencyKey };
  await transaction
    .insertInto('audit_log')
    .values({ ...request, customer_id: customerId, device, method, event, outcome, at })
    .execute();
}

/** Packs request and session id into one argument for a database function that writes the audit line and splits them again. */
export const packAuditIds = (requestId: string, sessionId: string): string => `${requestId} ${sessionId}`;

const BATCH_SIZE = 500;

/** A line of the audit log as exported. Only the id identifies a customer. */
export const toAuditLine = (line: Selectable<Tables['audit_log']>) => ({
  id: line.id.toString(),
  at: line.at.toISOString(),
  event: line.event,
  outcome: line.outcome,
  customerId: line.customer_id,
  sessionId: line.session_id,
  requestId: line.request_id,
  address: line.address,
  device: line.device,
  method: line.method,
  idempotencyKey: line.idempotency_key,
  orderId: line.order_id?.toString() ?? null,
});

/**
 * Exports each committed line of the audit log once, to a collector on another machine where the owner of this database cannot alter it
 * (GUARD-011). Lines written before the first call are skipped. Each of several processes exports every line; duplicates share an id.
 * @param write receives one line of JSON without its line break
 */
export function followAudit(database: Database, write: (line: string) => void): () => Promise<void> {
  let last: bigint | undefined;
  return async () => {
    if (last === undefined) {
      const newest = await database.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      last = newest?.id ?? 0n;
      return;
    }
    const lines = await database.selectFrom('audit_log').selectAll().where('id', '>', last).orderBy('id').limit(BATCH_SIZE).execute();
    for (const line of lines) write(JSON.stringify({ audit: toAuditLine(line) }));
    last = lines.at(-1)?.id ?? last;
  };
}
