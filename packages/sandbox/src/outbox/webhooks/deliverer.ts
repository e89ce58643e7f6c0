import type { Sealer } from '../../database/sealing.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { bodyOf, dueDeliveries, finishAttempt, forgetEvents, headersOf, type DueDelivery, type Webhook } from './deliveries.ts';
import { post } from './post.ts';
import type { AllowedTargets } from './target.ts';
import { newUuid } from '../../ports/ids.ts';
import { machineNow } from '../../ports/clock.ts';

const AT_ONCE = 4;
const LEASE_SECONDS = 30;
const FORGET_EVERY_MS = 3_600_000;

/** Sends what is due to the endpoints. */
export type Deliverer = {
  /** Sends all that is due now. Who asks while it runs waits for the same run. */
  readonly run: () => Promise<void>;
};

export type DelivererPlace = {
  readonly database: Database;
  readonly clock: Clock;
  /** The provider's key: secrets are sealed with it. */
  readonly sealing: Sealer;
  readonly version: () => string;
  readonly targets: AllowedTargets;
  readonly report: (error: unknown) => void;
};

export function createDeliverer({ database, clock, sealing, version, targets, report }: DelivererPlace): Deliverer {
  const self = newUuid();
  let running: Promise<void> | undefined;
  let forgottenAt = 0;

  /** Of several processes one sends for an endpoint; one that has ended is followed after 30 s (HOOK-015). */
  async function lease(id: string): Promise<Webhook | undefined> {
    const { rows } = await sql<Webhook>`
      update webhook set leased_by = ${self}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      where id = ${id} and active and (leased_by is null or leased_by = ${self} or leased_until <= clock_timestamp()) returning *`.execute(
      database,
    );
    return rows[0];
  }

  async function send(webhook: Webhook, url: string, delivery: DueDelivery): Promise<void> {
    const body = bodyOf(delivery);
    const signed = { id: delivery.event_id, body };
    const headers = headersOf(webhook, signed, { sealing, version: version(), now: machineNow(), providerNow: clock.now() });
    await finishAttempt(database, webhook, delivery, await post(url, headers, body, targets), clock.now());
  }

  async function serve(id: string): Promise<void> {
    for (;;) {
      const webhook = await lease(id);
      if (webhook === undefined || webhook.url === null) return;
      const { url } = webhook;
      const due = await dueDeliveries(database, id, clock.now(), AT_ONCE);
      if (due.length === 0) break;
      await Promise.all(due.map((delivery) => send(webhook, url, delivery)));
    }
    await sql`update webhook set leased_by = null, leased_until = null where id = ${id} and leased_by = ${self}`.execute(database);
  }

  async function work(): Promise<void> {
    const now = clock.now();
    const { rows } = await sql<{ id: string }>`
      select w.id from webhook w where w.active and w.url is not null and exists (
        select 1 from delivery d where d.webhook_id = w.id and d.status = 'waiting' and d.due_at <= ${now})`.execute(database);
    await Promise.all(rows.map(({ id }) => serve(id)));
    if (now.getTime() - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = now.getTime();
    await forgetEvents(database, now);
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
