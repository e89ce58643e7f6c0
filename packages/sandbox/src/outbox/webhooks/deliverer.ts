import type { Sealer } from '../../database/sealing.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import {
  createBody,
  findDueDeliveries,
  finishAttempts,
  deleteOldEvents,
  createHeaders,
  type AttemptedDelivery,
  type DueDelivery,
  type Webhook,
} from './deliveries.ts';
import { postDelivery } from './postDelivery.ts';
import type { AllowedTargets } from './target.ts';
import { generateUuid } from '../../ports/ids.ts';
import { getMachineNow } from '../../ports/clock.ts';

/** Concurrent requests to an endpoint. */
const MAX_CONCURRENT = 16;
/** Deliveries read per query. */
const READ_BATCH = 128;
const LEASE_SECONDS = 30;
const CLEAN_UP_INTERVAL_MS = 3_600_000;

export type Deliverer = {
  /** Sends all that is due now. A call during a run waits for that run. */
  readonly run: () => Promise<void>;
};

export type DelivererOptions = {
  readonly database: Database;
  readonly clock: Clock;
  /** The provider's key, which secrets are sealed with. */
  readonly sealing: Sealer;
  readonly version: () => string;
  readonly targets: AllowedTargets;
  readonly report: (error: unknown) => void;
};

export function createDeliverer({ database, clock, sealing, version, targets, report }: DelivererOptions): Deliverer {
  const self = generateUuid();
  let running: Promise<void> | undefined;
  let forgottenAt = 0;

  /**
   * Of several processes only one sends for an endpoint. When it ends, another follows after 30 s (HOOK-015). The successor does not know
   * what was set aside, so it makes all of it due again.
   */
  async function lease(id: string): Promise<Webhook | undefined> {
    const { rows } = await sql<Webhook & { readonly before: string | null }>`
      update webhook w set leased_by = ${self}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from (select id, leased_by as before from webhook where id = ${id} for update) b
      where w.id = b.id and w.active and (w.leased_by is null or w.leased_by = ${self} or w.leased_until <= clock_timestamp())
      returning w.*, b.before`.execute(database);
    const [webhook] = rows;
    if (webhook !== undefined && webhook.before !== null && webhook.before !== self)
      await sql`update delivery set due_at = ${clock.now()} where webhook_id = ${id} and status = 'waiting' and due_at is null`.execute(
        database,
      );
    return webhook;
  }

  async function send(webhook: Webhook, url: string, delivery: DueDelivery): Promise<AttemptedDelivery> {
    const body = createBody(delivery);
    const signed = { id: delivery.event_id, body };
    const headers = createHeaders(webhook, signed, { sealing, version: version(), now: getMachineNow(), providerNow: clock.now() });
    return { delivery, result: await postDelivery(url, headers, body, targets) };
  }

  /**
   * Sends several deliveries concurrently and records them together: a delivery waits for its receiver, not for the database (HOOK-016).
   */
  async function serve(id: string): Promise<void> {
    let due: readonly DueDelivery[] = [];
    for (;;) {
      const webhook = await lease(id);
      if (webhook === undefined || webhook.url === null) return;
      const { url } = webhook;
      if (due.length === 0) due = await findDueDeliveries(database, id, clock.now(), READ_BATCH);
      if (due.length === 0) break;
      const attempted = await Promise.all(due.slice(0, MAX_CONCURRENT).map((delivery) => send(webhook, url, delivery)));
      await finishAttempts(database, webhook, attempted, clock.now());
      due = due.slice(MAX_CONCURRENT);
    }
    await sql`update webhook set leased_by = null, leased_until = null where id = ${id} and leased_by = ${self}`.execute(database);
  }

  async function work(): Promise<void> {
    const now = clock.now();
    const { rows } = await sql<{ id: string }>`
      select w.id from webhook w where w.active and w.url is not null and exists (
        select 1 from delivery d where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= ${now})`.execute(database);
    await Promise.all(rows.map(({ id }) => serve(id)));
    if (now.getTime() - forgottenAt < CLEAN_UP_INTERVAL_MS) return;
    forgottenAt = now.getTime();
    await deleteOldEvents(database, now);
  }

  return {
    run: () => {
      running ??= work()
        .catch(report)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
