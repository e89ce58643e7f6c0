import type { Sealer } from '../../database/sealing.ts';
import { sql } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import { toSecretHint, generateSecret, openSecret, sealSecret } from './secrets.ts';
import type { Webhook } from './deliveries.ts';
import { generateUuid } from '../../ports/ids.ts';

/** All event types (HOOK-002). */
export const eventTypes = [
  'order.created',
  'order.updated',
  'order.completed',
  'order.rejected',
  'balance.changed',
  'customer.status_changed',
  'customer.address_status_changed',
  'customer.iban_allocated',
  'customer.updated',
  'card.added',
  'card.status_changed',
  'card.removed',
  'document.received',
  'document.reviewed',
  'travel_rule.status_changed',
  'session.started',
  'session.refused',
  'session.ended',
  'endpoint.test',
] as const;

export const MAX_WEBHOOKS = 20;

/** True for a type or a whole family of types: `order.*`. */
export const isEventFilter = (text: string): boolean =>
  eventTypes.some((type) => type === text || (text.endsWith('.*') && type.startsWith(text.slice(0, -1))));

export type NewWebhook = {
  /** Null for a listener, which fetches its events. */
  readonly url: string | null;
  readonly customerId: number | null;
  readonly types: readonly string[];
  readonly description: string;
  readonly at: Date;
};

/**
 * Registers an endpoint or a listener.
 * @returns the id and, this one time, the secret; undefined if there are {@link MAX_WEBHOOKS} already
 */
export async function registerWebhook(
  database: Database,
  sealing: Sealer,
  { url, customerId, types, description, at }: NewWebhook,
): Promise<{ readonly id: string; readonly secret: string } | undefined> {
  const [id, secret] = [generateUuid(), generateSecret()];
  const { numAffectedRows = 0n } = await sql`
    insert into webhook (id, url, customer_id, types, description, secret, created_at)
    select ${id}, ${url}, ${customerId}, ${JSON.stringify(types)}::jsonb, ${description}, ${sealSecret(sealing, id, secret)}, ${at}
    where (select count(*) from webhook) < ${MAX_WEBHOOKS}`.execute(database);
  return numAffectedRows === 0n ? undefined : { id, secret };
}

/** Creates a new secret. The old one still signs alongside it for `keepSeconds` (HOOK-011). */
export async function rotateSecret(
  database: Database,
  sealing: Sealer,
  webhook: Webhook,
  { keepSeconds, now }: { readonly keepSeconds: number; readonly now: Date },
): Promise<{ readonly secret: string; readonly previousUntil: Date }> {
  const secret = generateSecret();
  const previousUntil = addSeconds(now, keepSeconds);
  await database
    .updateTable('webhook')
    .set({ secret: sealSecret(sealing, webhook.id, secret), previous_secret: webhook.secret, previous_until: previousUntil })
    .where('id', '=', webhook.id)
    .execute();
  return { secret, previousUntil };
}

/** What is shown of a secret after its creation. */
export const getSecretHint = (sealing: Sealer, { id, secret }: Webhook): string => toSecretHint(openSecret(sealing, id, secret));

/** Switches an endpoint on again. It is sent what it has collected, in order; the schedule of waiting deliveries starts now (HOOK-013). */
export async function enableWebhook(transaction: Database, id: string, now: Date): Promise<void> {
  await transaction.updateTable('webhook').set({ active: true, stopped: null }).where('id', '=', id).execute();
  await sql`update delivery set due_at = greatest(due_at, ${now}::timestamptz) where webhook_id = ${id} and status = 'waiting'`.execute(
    transaction,
  );
}

/** Sends an event to this endpoint alone (`endpoint.test`). */
export async function sendTestEvent(database: Database, webhookId: string, now: Date): Promise<string> {
  const eventId = `evt_${generateUuid().replaceAll('-', '')}`;
  const data = JSON.stringify({ customer: null, subject: null, sequence: 0, test: true });
  await inTransaction(database, async (transaction) => {
    await sql`
      insert into event (id, type, subject_kind, subject_id, sequence, data, written_by, at)
      values (${eventId}, 'endpoint.test', 'test', ${eventId}, 0, ${data}::jsonb, pg_current_xact_id(), ${now})`.execute(transaction);
    await sql`
      insert into delivery (webhook_id, event_id, subject_kind, subject_id, sequence, due_at)
      values (${webhookId}, ${eventId}, 'test', ${eventId}, 0, ${now})`.execute(transaction);
  });
  return eventId;
}

/** What to send again: named events, a time range, or everything that failed. */
export type ReplaySelection =
  { readonly eventIds: readonly string[] } | { readonly from: Date; readonly to: Date } | { readonly status: 'failed' };

/**
 * Sends events to this endpoint again, in the order of their numbers (HOOK-012).
 * @returns how many
 */
export async function replayEvents(
  database: Database,
  { id, customer_id: customerId, types }: Webhook,
  which: ReplaySelection,
  now: Date,
): Promise<number> {
  const chosen =
    'eventIds' in which
      ? sql`e.id = any(${[...which.eventIds]})`
      : 'from' in which
        ? sql`e.at between ${which.from} and ${which.to}`
        : sql`exists (select 1 from delivery f where f.webhook_id = ${id} and f.event_id = e.id and f.status = 'failed')
            and not exists (select 1 from delivery o where o.webhook_id = ${id} and o.event_id = e.id and o.status <> 'failed')`;
  const { numAffectedRows = 0n } = await sql`
    insert into delivery (webhook_id, event_id, subject_kind, subject_id, sequence, replay, due_at)
    select ${id}::uuid, e.id, e.subject_kind, e.subject_id, e.sequence, true, ${now}::timestamptz from event e
    where ${chosen} and (${customerId}::int is null or e.customer_id = ${customerId})
      and (matches_filter(${JSON.stringify(types)}::jsonb, e.type) or e.type = 'endpoint.test')
      and (e.type <> 'endpoint.test' or exists (select 1 from delivery t where t.webhook_id = ${id} and t.event_id = e.id))
    order by e.serial`.execute(database);
  return Number(numAffectedRows);
}
