import type { Selectable } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

/** Whose request is being answered: it stands in every line that is written meanwhile. */
type AuditedRequest = {
  readonly requestId: string;
  readonly address: string;
  /** Null before there is a session. */
  readonly sessionId: string | null;
  /** Of a money call. */
  readonly idempotencyKey?: string | null;
};

const answering = new AsyncLocalStorage<AuditedRequest>();

/** Answers a request. Whoever writes a line meanwhile cannot forget where it came from (RULE-054). */
export const whileAnswering = <T>(request: AuditedRequest, answer: () => Promise<T>): Promise<T> => answering.run(request, answer);

export type AuditEntry = {
  readonly customerId: number | null;
  /** Of another session than the one that asks. The device of a session stands in its lines too. */
  readonly sessionId?: string | null;
  /** The device's name, where there is no session yet. */
  readonly device?: string | null;
  readonly method?: string | null;
  /** What happened: an endpoint's id, `sign_in`, `status kyc_start`. Never a value that a customer gave. */
  readonly event: string;
  readonly outcome: string;
  readonly at: Date;
};

/** Writes a line of the append-only log (RULE-036), in the transaction of what it tells about. */
export async function writeAudit(
  transaction: Database,
  { customerId, sessionId, device = null, method = null, event, outcome, at }: AuditEntry,
): Promise<void> {
  const { requestId = null, address = null, sessionId: asking = null, idempotencyKey = null } = answering.getStore() ?? {};
  const request = { request_id: requestId, address, session_id: sessionId ?? asking, idempotency_key: idempotencyKey };
  await transaction
    .insertInto('audit_log')
    .values({ ...request, customer_id: customerId, device, method, event, outcome, at })
    .execute();
}

/** What a function of the database is told of a request whose line it writes: it parts request and session again. */
export const audited = (requestId: string, sessionId: string): string => `${requestId} ${sessionId}`;

const AT_ONCE = 500;

/** A line of the audit log as it leaves the provider: nothing in it names a customer but the id. */
export const auditLine = (line: Selectable<Tables['audit_log']>) => ({
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
 * Hands on each committed line of the audit log once, for a collector on another machine: who owns this database cannot take it back there
 * (GUARD-011). Lines of before the first call are left out; of several processes each hands on all, and the id tells a copy.
 * @param write gets one line of JSON, without its end
 */
export function followAudit(database: Database, write: (line: string) => void): () => Promise<void> {
  let last: bigint | undefined;
  return async () => {
    if (last === undefined) {
      const newest = await database.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
      last = newest?.id ?? 0n;
      return;
    }
    const lines = await database.selectFrom('audit_log').selectAll().where('id', '>', last).orderBy('id').limit(AT_ONCE).execute();
    for (const line of lines) write(JSON.stringify({ audit: auditLine(line) }));
    last = lines.at(-1)?.id ?? last;
  };
}
