import type { Sealer } from '../../database/sealing.ts';
import { sql, type Selectable } from 'kysely';
import * as z from 'zod/mini';
import { addSeconds } from '../../clock/clock.ts';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { sendMessage } from '../sendMessage.ts';
import type { Attempt } from './postDelivery.ts';
import { openSecret, signEvent } from './secrets.ts';
import { generateNumberBelow } from '../../ports/chance.ts';
import { getMachineNow } from '../../ports/clock.ts';

export type Webhook = Selectable<Tables['webhook']>;
export type DueDelivery = Selectable<Tables['delivery']> & {
  readonly event_type: string;
  readonly event_at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

const uuid = z.uuid();

export async function findWebhook(database: Database, id: string): Promise<Webhook | undefined> {
  if (!uuid.safeParse(id).success) return undefined;
  return database.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Waits before attempts 2 to 10, in seconds: the example schedule of Standard Webhooks (RULE-062). */
const RETRY_WAITS_SECONDS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const MAX_ATTEMPTS = RETRY_WAITS_SECONDS.length + 1;
const DAY_SECONDS = 86_400;
/** Shortens each wait by 0 to 10 %, so that the times of the schedule are the latest. */
const shortenWait = (seconds: number): number => seconds * (1 - generateNumberBelow(1001) / 10_000);

/** The body, identical for every attempt and replay. */
export const createBody = ({ event_type: type, event_at: at, data }: Pick<DueDelivery, 'event_type' | 'event_at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Headers of a delivery. `sealing` is the provider's key; `now` is the machine's time, because a receiver compares it with its own. */
export function createHeaders(
  webhook: Pick<Webhook, 'id' | 'secret' | 'previous_secret' | 'previous_until'>,
  { id, body }: { readonly id: string; readonly body: string },
  {
    sealing,
    version,
    now,
    providerNow,
  }: { readonly sealing: Sealer; readonly version: string; readonly now: number; readonly providerNow: Date },
): Readonly<Record<string, string>> {
  const timestamp = Math.floor(now / 1000);
  const isRotating = webhook.previous_secret !== null && webhook.previous_until !== null && webhook.previous_until > providerNow;
  const sealed = [webhook.secret, ...(isRotating && webhook.previous_secret !== null ? [webhook.previous_secret] : [])];
  return {
    'content-type': 'application/json',
    'user-agent': `wallet-provider/${version}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sealed.map((secret) => signEvent(openSecret(sealing, webhook.id, secret), { id, timestamp, body })).join(' '),
  };
}

/**
 * Finds what is due for an endpoint: the first waiting delivery of each subject, so that numbers arrive in order (HOOK-010). A delivery
 * behind another one is set aside without a due time until its turn comes, so that it is checked once and not before every delivery.
 */
export async function findDueDeliveries(database: Database, webhookId: string, now: Date, most: number): Promise<readonly DueDelivery[]> {
  const isDue = sql`d.webhook_id = ${webhookId} and d.status = 'waiting' and d.due_at <= ${now}
    and (d.taken_until is null or d.taken_until <= clock_timestamp())`;
  for (;;) {
    const { rows: due } = await sql<DueDelivery>`
      with earliest as (
        select d.id, exists (
            select 1 from delivery p where p.webhook_id = d.webhook_id and p.status = 'waiting' and p.subject_kind = d.subject_kind
              and p.subject_id = d.subject_id and (p.sequence, p.id) < (d.sequence, d.id)) as is_behind
        from delivery d where ${isDue} order by d.due_at, d.id limit ${most}),
      aside as (update delivery set due_at = null where id in (select id from earliest where is_behind))
      select d.*, e.type as event_type, e.at as event_at, e.data
      from earliest f join delivery d on d.id = f.id join event e on e.id = d.event_id where not f.is_behind order by d.id`.execute(
      database,
    );
    if (due.length > 0) return due;
    const { rows } = await sql`select 1 from delivery d where ${isDue} limit 1`.execute(database);
    if (rows.length === 0) return due;
  }
}

/** Seconds that a busy receiver requests; undefined if it sends nothing that can be parsed. */
function readRetryAfter({ status, retryAfter }: Attempt): number | undefined {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - getMachineNow()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), DAY_SECONDS);
}

function calculateNextDue({ attempt, due_at: due }: DueDelivery, result: Attempt, now: Date): Date {
  const planned = addSeconds(due ?? now, shortenWait(RETRY_WAITS_SECONDS[attempt] ?? DAY_SECONDS));
  const retryAfter = readRetryAfter(result);
  const later = retryAfter === undefined ? planned : addSeconds(now, retryAfter);
  return later > planned ? later : planned;
}

const getHost = (url: string | null): string => (url === null ? 'a listener' : new URL(url).host);

/** Switches an endpoint off for the provider's reasons and notifies the operator (HOOK-013). The endpoint continues to collect events. */
async function stopWebhook(transaction: Database, webhook: Webhook, why: 'gone' | 'failed', at: Date): Promise<void> {
  await transaction.updateTable('webhook').set({ active: false, stopped: why }).where('id', '=', webhook.id).execute();
  const subject = `Deliveries to ${getHost(webhook.url)} were stopped`;
  const body =
    why === 'gone'
      ? 'The receiver answered 410. Events are kept for 30 days; switch the endpoint on again to send them.'
      : 'Nothing was accepted for three days. Events are kept for 30 days; switch the endpoint on again to send them.';
  await sendMessage(transaction, { customerId: null, channel: 'email', to: 'operator@localhost', subject, body, at });
}

/** Starts the schedule of the next delivery in line, which has had no attempt yet. */
async function startNextDelivery(transaction: Database, delivery: DueDelivery, now: Date): Promise<void> {
  await sql`
    update delivery set due_at = greatest(due_at, ${now}::timestamptz) where id = (
      select id from delivery where webhook_id = ${delivery.webhook_id} and status = 'waiting' and subject_kind = ${delivery.subject_kind}
        and subject_id = ${delivery.subject_id} order by sequence, id limit 1)`.execute(transaction);
}

const isSuccess = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/**
 * Records the result of an attempt and schedules what follows (HOOK-008, HOOK-009). Does nothing if another process has already recorded
 * it.
 */
export async function finishAttempt(
  database: Database,
  webhook: Webhook,
  delivery: DueDelivery,
  result: Attempt,
  now: Date,
): Promise<void> {
  const { attempt } = delivery;
  const isLast = attempt + 1 >= MAX_ATTEMPTS;
  const status = isSuccess(result) ? 'delivered' : isLast ? 'failed' : 'waiting';
  const firstAt = delivery.first_at ?? now;
  await inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('delivery')
      .set({
        status,
        attempt: attempt + 1,
        first_at: firstAt,
        at: now,
        reason: result.reason,
        response_status: result.status,
        response_body: result.body,
        duration_ms: result.durationMs,
        taken_until: null,
        ...(status === 'waiting' ? { due_at: calculateNextDue(delivery, result, now) } : {}),
      })
      .where('id', '=', delivery.id)
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (status === 'delivered') {
      await transaction.updateTable('webhook').set({ last_success_at: now }).where('id', '=', webhook.id).execute();
    }
    if (status !== 'waiting') await startNextDelivery(transaction, delivery, now);
    if (result.status === 410) await stopWebhook(transaction, webhook, 'gone', now);
    if (status !== 'failed') return;
    const { last_success_at: lastSuccess } = await transaction
      .selectFrom('webhook')
      .select('last_success_at')
      .where('id', '=', webhook.id)
      .executeTakeFirstOrThrow();
    if (lastSuccess === null || lastSuccess < firstAt) await stopWebhook(transaction, webhook, 'failed', now);
  });
}

export type AttemptedDelivery = { readonly delivery: DueDelivery; readonly result: Attempt };

/**
 * Records attempts of one endpoint, the successful ones in a single statement: a delivery waits for its receiver, not for the database.
 * There is at most one per subject among them.
 */
export async function finishAttempts(
  database: Database,
  webhook: Webhook,
  attempted: readonly AttemptedDelivery[],
  now: Date,
): Promise<void> {
  const taken = attempted.filter(({ result }) => isSuccess(result));
  if (taken.length > 0)
    await sql`
      with done as (
        update delivery d set status = 'delivered', attempt = d.attempt + 1, first_at = coalesce(d.first_at, ${now}::timestamptz),
          at = ${now}::timestamptz, reason = null, response_status = r.status, response_body = r.body, duration_ms = r.took, taken_until = null
        from unnest(${taken.map(({ delivery }) => delivery.id)}::bigint[], ${taken.map(({ delivery }) => delivery.attempt)}::int[],
          ${taken.map(({ result }) => result.status)}::int[], ${taken.map(({ result }) => result.body)}::text[],
          ${taken.map(({ result }) => result.durationMs)}::int[]) as r (id, attempt, status, body, took)
        where d.id = r.id and d.attempt = r.attempt returning d.id, d.subject_kind, d.subject_id),
      next as (
        update delivery n set due_at = greatest(n.due_at, ${now}::timestamptz) from done where n.id = (
          select w.id from delivery w where w.webhook_id = ${webhook.id} and w.status = 'waiting' and w.subject_kind = done.subject_kind
            and w.subject_id = done.subject_id and w.id <> done.id order by w.sequence, w.id limit 1))
      update webhook set last_success_at = ${now} where id = ${webhook.id} and exists (select 1 from done)`.execute(database);
  for (const { delivery, result } of attempted) if (!isSuccess(result)) await finishAttempt(database, webhook, delivery, result, now);
}

const EVENT_LIFE_DAYS = 30;
/** Events deleted per statement, to keep locks short. */
const BATCH = 1000;

/** Deletes events older than 30 days, with their deliveries (HOOK-014). */
export async function deleteOldEvents(database: Database, now: Date): Promise<void> {
  const before = addSeconds(now, -EVENT_LIFE_DAYS * DAY_SECONDS);
  for (let gone = BATCH; gone === BATCH;) {
    const { rows } = await sql<{ gone: bigint }>`
      with oldest as (select id, serial, at from event order by serial limit ${BATCH}),
        forgotten as (delete from event where id in (select id from oldest where at < ${before}) returning id),
        undelivered as (delete from delivery where event_id in (select id from forgotten))
      select count(*) as gone from forgotten`.execute(database);
    gone = Number(rows[0]?.gone ?? 0n);
  }
}

export async function deleteWebhook(database: Database, id: string): Promise<void> {
  await sql`with gone as (delete from delivery where webhook_id = ${id}) delete from webhook where id = ${id}`.execute(database);
}
