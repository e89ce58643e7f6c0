import type { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../../database/openDatabase.ts';
import type { Services } from '../../http/services.ts';
import { findCustomer } from '../../kernel/customer/customers.ts';
import { deleteWebhook, findWebhook, type Webhook } from '../../outbox/webhooks/deliveries.ts';
import {
  isEventFilter,
  MAX_WEBHOOKS,
  registerWebhook,
  replayEvents,
  rotateSecret,
  getSecretHint,
  sendTestEvent,
  enableWebhook,
} from '../../outbox/webhooks/endpoints.ts';
import { isAllowedTarget } from '../../outbox/webhooks/target.ts';
import { flag, text, INVALID_VALUE, readControl, requireFound, UnusableValue } from '../readControl.ts';

const NOT_ALLOWED = "This address is not allowed. Only this machine's own addresses are, or hosts named in WEBHOOK_HOSTS.";
const MAX_KEEP_SECONDS = 604_800;
const DEFAULT_KEEP_SECONDS = 86_400;
const MAX_REPLAYED = 1000;

const moment = z.pipe(
  z.iso.datetime({ error: 'A moment: 2026-03-14T09:26:53.589Z' }),
  z.transform((at) => new Date(at)),
);
const filters = z.array(text.check(z.refine(isEventFilter, 'Not a type of event')), INVALID_VALUE);
const members = {
  events: z.optional(filters),
  username: z.optional(z.nullable(text)),
  description: z.optional(text.check(z.maxLength(200, 'At most 200 characters'))),
};
const registration = z.object({ url: z.optional(z.string(NOT_ALLOWED)), listener: z.optional(z.literal(true, INVALID_VALUE)), ...members });
const changeBody = z.object({ url: z.optional(z.string(NOT_ALLOWED)), active: z.optional(flag), ...members });
const rotation = z.object({
  keepSeconds: z.optional(z.int(INVALID_VALUE).check(z.gte(0, 'From 0'), z.lte(MAX_KEEP_SECONDS, 'To 604800'))),
});
const replayBody = z.union(
  [
    z.strictObject({ eventIds: z.array(text).check(z.minLength(1, 'From 1'), z.maxLength(MAX_REPLAYED, 'To 1000')) }),
    z.strictObject({ from: moment, to: moment }),
    z.strictObject({ status: z.literal('failed', INVALID_VALUE) }),
  ],
  'Name eventIds, a range from and to, or the status failed',
);
/** Registration of webhook endpoints and listeners (docs/events.md). */
export function mountWebhookControl(http: Hono, { database, clock, keys, deliverer, eventTargets }: Services): void {
  const { sealer: sealing } = keys;

  /** @throws UnusableValue for an unknown customer */
  async function findCustomerId(username: string | null | undefined): Promise<number | null> {
    if (username === null || username === undefined) return null;
    const customer = await findCustomer(database, username);
    if (customer === undefined) throw new UnusableValue('username', 'No such customer');
    return customer.id;
  }

  function readUrl(url: string): string {
    if (!isAllowedTarget(url, eventTargets)) throw new UnusableValue('url', NOT_ALLOWED);
    return url;
  }

  async function describeWebhooks(ids: readonly string[]): Promise<readonly object[]> {
    const { rows } = await sql<Webhook & { username: string | null; waiting: bigint; failed: bigint }>`
      select w.*, c.username,
        (select count(*) from delivery d where d.webhook_id = w.id and d.status = 'waiting') as waiting,
        (select count(*) from delivery d where d.webhook_id = w.id and d.status = 'failed') as failed
      from webhook w left join customer c on c.id = w.customer_id where w.id = any(${[...ids]}) order by w.created_at, w.id`.execute(
      database,
    );
    return rows.map((row) => ({
      id: row.id,
      url: row.url,
      listener: row.url === null,
      events: row.types,
      username: row.username,
      description: row.description,
      active: row.active,
      stopped: row.stopped,
      secretHint: getSecretHint(sealing, row),
      waiting: Number(row.waiting),
      failed: Number(row.failed),
      lastSuccessAt: row.last_success_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
    }));
  }

  const describeOne = async (id: string): Promise<object> => (await describeWebhooks([id]))[0] ?? {};

  http.post('/webhooks', async (context) => {
    const { url, listener, events = [], username, description = '' } = await readControl(context, registration);
    if ((url === undefined) === (listener === undefined)) throw new UnusableValue('url', 'Name a url, or say listener');
    const registered = await registerWebhook(database, sealing, {
      url: url === undefined ? null : readUrl(url),
      customerId: await findCustomerId(username),
      types: events,
      description,
      at: clock.now(),
    });
    if (registered === undefined) throw new UnusableValue('url', `There are ${MAX_WEBHOOKS} endpoints already`);
    return context.json({ ...(await describeOne(registered.id)), secret: registered.secret }, 201);
  });

  http.get('/webhooks', async (context) => {
    const rows = await database.selectFrom('webhook').select('id').execute();
    return context.json(await describeWebhooks(rows.map(({ id }) => id)));
  });

  http.get('/webhooks/:id', async (context) => {
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    return context.json(await describeOne(webhook.id));
  });

  http.patch('/webhooks/:id', async (context) => {
    const { url, events, username, description, active } = await readControl(context, changeBody);
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    if (url !== undefined && webhook.url === null) throw new UnusableValue('url', 'A listener fetches: it has no address');
    const values = {
      ...(url === undefined ? {} : { url: readUrl(url) }),
      ...(events === undefined ? {} : { types: JSON.stringify(events) }),
      ...(username === undefined ? {} : { customer_id: await findCustomerId(username) }),
      ...(description === undefined ? {} : { description }),
      ...(active === false ? { active, stopped: null } : {}),
    };
    await inTransaction(database, async (transaction) => {
      if (Object.keys(values).length > 0) await transaction.updateTable('webhook').set(values).where('id', '=', webhook.id).execute();
      if (active === true && !webhook.active) await enableWebhook(transaction, webhook.id, clock.now());
    });
    void deliverer.run();
    return context.json(await describeOne(webhook.id));
  });

  http.delete('/webhooks/:id', async (context) => {
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    await deleteWebhook(database, webhook.id);
    return context.body(null, 204);
  });

  http.post('/webhooks/:id/rotate', async (context) => {
    const { keepSeconds = DEFAULT_KEEP_SECONDS } = await readControl(context, rotation);
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    const { secret, previousUntil } = await rotateSecret(database, sealing, webhook, { keepSeconds, now: clock.now() });
    return context.json({ secret, previousUntil: previousUntil.toISOString() });
  });

  http.post('/webhooks/:id/test', async (context) => {
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    const eventId = await sendTestEvent(database, webhook.id, clock.now());
    void deliverer.run();
    return context.json({ eventId }, 201);
  });

  http.post('/webhooks/:id/replay', async (context) => {
    const which = await readControl(context, replayBody);
    const webhook = requireFound(await findWebhook(database, context.req.param('id')));
    const scheduled = await replayEvents(database, webhook, which, clock.now());
    void deliverer.run();
    return context.json({ scheduled }, 202);
  });
}
