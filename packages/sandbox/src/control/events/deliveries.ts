import type { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Services } from '../../http/services.ts';
import {
  createBody,
  findDueDeliveries,
  findWebhook,
  finishAttempt,
  createHeaders,
  type Webhook,
} from '../../outbox/webhooks/deliveries.ts';
import { text, INVALID_VALUE, parseId, readControl, readCursor, readLimit, requireFound, UnusableValue } from '../readControl.ts';
import { getElapsed, getMachineNow, pause } from '../../ports/clock.ts';

const MAX_WAIT_SECONDS = 25;
const LISTENER_LEASE_SECONDS = 30;
const POLL_MS = 200;
const MAX_ROWS = 500;
const USUAL_ROWS = 100;
const MAX_BODY_CHARACTERS = 4096;

const waitBody = z.object({ wait: z.optional(z.number(INVALID_VALUE).check(z.gte(0, 'From 0'), z.lte(MAX_WAIT_SECONDS, 'To 25'))) });
const listenerResult = z.object({
  /** 0: no response. */
  status: z.int(INVALID_VALUE).check(z.gte(0, INVALID_VALUE), z.lte(599, INVALID_VALUE)),
  durationMs: z.number(INVALID_VALUE).check(z.nonnegative(INVALID_VALUE)),
  body: z.optional(text),
});

const statuses = new Set(['waiting', 'delivered', 'failed']);

/** Deliveries and their results, what a listener fetches, and the stored events (docs/events.md). */
export function mountDeliveryControl(http: Hono, { database, clock, keys, settings }: Services): void {
  async function findListener(id: string): Promise<Webhook> {
    const webhook = requireFound(await findWebhook(database, id));
    return requireFound(webhook.url === null ? webhook : undefined);
  }

  http.get('/webhooks/:id/deliveries', async (context) => {
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    const [limit, before] = [readLimit(context, MAX_ROWS, USUAL_ROWS), readCursor(context)];
    const { status, eventId } = context.req.query();
    if (status !== undefined && !statuses.has(status)) throw new UnusableValue('status', INVALID_VALUE);
    const all = database
      .selectFrom('delivery')
      .innerJoin('event', 'event.id', 'delivery.event_id')
      .where('delivery.webhook_id', '=', webhook.id)
      .$if(status !== undefined, (query) => query.where('delivery.status', '=', status ?? ''))
      .$if(eventId !== undefined, (query) => query.where('delivery.event_id', '=', eventId ?? ''));
    const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .selectAll('delivery')
      .select('event.type')
      .$if(before !== undefined, (query) => query.where('delivery.id', '<', before ?? 0n))
      .orderBy('delivery.id', 'desc')
      .limit(limit)
      .execute();
    return context.json({
      deliveries: rows.map((row) => ({
        id: row.id.toString(),
        eventId: row.event_id,
        type: row.type,
        subject: `${row.subject_kind}:${row.subject_id}`,
        attempt: row.attempt,
        replay: row.replay,
        status: row.status,
        reason: row.reason,
        responseStatus: row.response_status,
        responseBody: row.response_body,
        durationMs: row.duration_ms,
        at: row.at?.toISOString() ?? null,
        nextAt: row.status === 'waiting' ? (row.due_at?.toISOString() ?? null) : null,
      })),
      total: Number(total),
      last: rows.length === limit ? (rows.at(-1)?.id.toString() ?? null) : null,
    });
  });

  http.post('/webhooks/:id/next', async (context) => {
    const { wait = 0 } = await readControl(context, waitBody);
    const listener = await findListener(context.req.param('id'));
    const until = getElapsed() + wait * 1000;
    const { signal } = context.req.raw;
    // A client that has disconnected takes no delivery.
    while (!signal.aborted) {
      const [due] = await findDueDeliveries(database, listener.id, clock.now(), 1);
      const taken =
        due === undefined
          ? undefined
          : await sql`
              update delivery set taken_until = clock_timestamp() + make_interval(secs => ${LISTENER_LEASE_SECONDS})
              where id = ${due.id} and status = 'waiting' and (taken_until is null or taken_until <= clock_timestamp())`.execute(database);
      if (due !== undefined && taken?.numAffectedRows === 1n) {
        const body = createBody(due);
        const version = settings.text('appVersion');
        const headers = createHeaders(
          listener,
          { id: due.event_id, body },
          { sealing: keys.sealer, version, now: getMachineNow(), providerNow: clock.now() },
        );
        return context.json({ deliveryId: due.id.toString(), headers, body });
      }
      if (getElapsed() >= until) break;
      await pause(POLL_MS);
    }
    return context.body(null, 204);
  });

  http.post('/webhooks/:id/deliveries/:deliveryId', async (context) => {
    const { status, durationMs, body } = await readControl(context, listenerResult);
    const listener = await findListener(context.req.param('id'));
    const deliveryId = parseId(context.req.param('deliveryId'));
    const found = await database
      .selectFrom('delivery')
      .innerJoin('event', 'event.id', 'delivery.event_id')
      .selectAll('delivery')
      .select(['event.type as event_type', 'event.at as event_at', 'event.data'])
      .where('delivery.id', '=', deliveryId)
      .where('delivery.webhook_id', '=', listener.id)
      .executeTakeFirst();
    const delivery = requireFound(found);
    const isSuccess = status >= 200 && status < 300;
    const attempt = {
      status: status === 0 ? null : status,
      reason: status === 0 ? 'Refused the connection' : isSuccess ? null : `Answered ${status}`,
      body: body?.slice(0, MAX_BODY_CHARACTERS) ?? null,
      durationMs: Math.round(durationMs),
    };
    if (delivery.status === 'waiting') await finishAttempt(database, listener, delivery, attempt, clock.now());
    return context.body(null, 204);
  });

  http.get('/events', async (context) => {
    const [limit, before] = [readLimit(context, MAX_ROWS, USUAL_ROWS), readCursor(context)];
    const { username, type, subject } = context.req.query();
    const [kind, id] = subject === undefined ? [] : subject.split(/:(.*)/s);
    const all = database
      .selectFrom('event')
      .leftJoin('customer', 'customer.id', 'event.customer_id')
      .$if(username !== undefined, (query) => query.where('customer.username', '=', username ?? ''))
      .$if(type !== undefined, (query) => query.where('event.type', '=', type ?? ''))
      .$if(subject !== undefined, (query) => query.where('event.subject_kind', '=', kind ?? '').where('event.subject_id', '=', id ?? ''));
    const { total } = await all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
    const rows = await all
      .select(['event.id', 'event.serial', 'event.type as event_type', 'event.at as event_at', 'event.data'])
      .$if(before !== undefined, (query) => query.where('event.serial', '<', before ?? 0n))
      .orderBy('event.serial', 'desc')
      .limit(limit)
      .execute();
    return context.json({
      events: rows.map((row) => ({ id: row.id, body: JSON.parse(createBody(row)) as unknown })),
      total: Number(total),
      last: rows.length === limit ? (rows.at(-1)?.serial.toString() ?? null) : null,
    });
  });
}
