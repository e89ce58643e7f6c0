import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../database/openDatabase.ts';
import { toAuditLine } from '../kernel/audit.ts';
import { MAX_LISTED_REQUESTS } from '../http/requestLog.ts';
import type { Services } from '../http/services.ts';
import { checkLedger } from '../ledger/check.ts';
import { releaseWaitingOrders } from '../ledger/releaseWaitingOrders.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { cardPatch } from './customerSchema.ts';
import { checkSettings } from './checkSettings.ts';
import { flag, INVALID_VALUE, readControl, readLimit, requireFound, UnusableValue } from './readControl.ts';
import { toWireCard } from './readCustomer.ts';
import { withTimeout } from '../ports/clock.ts';

const clockPatch = z.object({ advanceSeconds: z.number('Seconds').check(z.nonnegative('The clock never goes back')) });
const settingsPatch = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()), z.record(z.string(), z.string())], INVALID_VALUE),
  INVALID_VALUE,
);
/** Timestamps have a four-digit year, also those of jobs due years later. The clock is stored, so a move beyond could not be undone. */
const LAST_MOMENT = Date.parse('9900-01-01');
const expiry = z.object({
  access: z.optional(flag),
  refresh: z.optional(flag),
  family: z.optional(flag),
  fresh: z.optional(flag),
});

export function mountMessageControl(http: Hono, { database }: Services): void {
  http.get('/messages', async (context) => {
    const to = context.req.query('to');
    const query = database.selectFrom('message').selectAll().orderBy('id', 'desc').limit(500);
    const rows = await (to === undefined ? query : query.where('recipient', '=', to.trim().replace(/^ ?(?=\d+$)/, '+'))).execute();
    return context.json(
      rows.map(({ id, channel, recipient, subject, body, code, sent_at: sentAt }) => ({
        id: id.toString(),
        channel,
        to: recipient,
        subject,
        body,
        code,
        sentAt: sentAt.toISOString(),
      })),
    );
  });
}

/** Timeout for deliveries that became due when the clock moved. */
const DELIVERIES_TIMEOUT_MS = 5000;

export function mountOperatorControl(http: Hono, { database, clock, settings, jobs, requests, deliverer }: Services): void {
  http.post('/clock', async (context) => {
    const { advanceSeconds } = await readControl(context, clockPatch);
    if (clock.now().getTime() + advanceSeconds * 1000 > LAST_MOMENT) throw new UnusableValue('advanceSeconds', 'Not beyond the year 9899');
    const now = await clock.advance(advanceSeconds);
    jobs.wake();
    await jobs.settle();
    await withTimeout(DELIVERIES_TIMEOUT_MS, deliverer.run());
    return context.json({ now: now.toISOString() });
  });

  http.patch('/settings', async (context) => {
    const changes = await readControl(context, settingsPatch);
    checkSettings(changes);
    return context.json(await settings.patch(changes));
  });

  http.get('/ledger/check', async (context) => {
    const { balanced, postings, accounts, problems } = await checkLedger(database);
    return balanced ? context.json({ balanced, postings, accounts }) : context.json({ balanced, postings, accounts, problems }, 409);
  });

  http.get('/audit', async (context) => {
    const { username, event } = context.req.query();
    const rows = await database
      .selectFrom('audit_log')
      .leftJoin('customer', 'customer.id', 'audit_log.customer_id')
      .selectAll('audit_log')
      .select('customer.username')
      .$if(username !== undefined, (query) => query.where('customer.username', '=', username ?? ''))
      .$if(event !== undefined, (query) => query.where('audit_log.event', '=', event ?? ''))
      .orderBy('audit_log.id', 'desc')
      .limit(500)
      .execute();
    return context.json(rows.map(toAuditLine));
  });

  http.get('/confirmations', async (context) => {
    const username = context.req.query('username');
    const rows = await database
      .selectFrom('confirmation')
      .innerJoin('customer', 'customer.id', 'confirmation.customer_id')
      .selectAll('confirmation')
      .$if(username !== undefined, (query) => query.where('customer.username', '=', username ?? ''))
      .orderBy('asked_at', 'desc')
      .limit(500)
      .execute();
    return context.json(
      rows.map(({ id, kind, state, method, operation, canonical }) => ({ id, kind, state, method, operation, canonical })),
    );
  });

  http.get('/requests', (context) => {
    const { bodies, money, ...filter } = context.req.query();
    const read = bodies === 'false' ? requests.list : requests.read;
    return context.json(read({ ...filter, isMoney: money === 'true', limit: readLimit(context, MAX_LISTED_REQUESTS) }));
  });
  http.get('/requests/:id', (context) => context.json(requireFound(requests.find(context.req.param('id')))));
}

/**
 * Ends the current access tokens, refresh tokens, or both when nothing is named. `family` ends the sessions themselves, `fresh` the recent
 * proof of a session.
 */
export function mountSessionControl(http: Hono, { database, clock }: Services): void {
  http.post('/sessions/:username/expire', async (context) => {
    const { access, refresh, family, fresh } = await readControl(context, expiry);
    const customer = requireFound(await findCustomer(database, context.req.param('username')));
    const both = [access, refresh, family, fresh].every((value) => value === undefined);
    await inTransaction(database, async (transaction) => {
      if (both || access === true) {
        await transaction
          .updateTable('customer')
          .set((eb) => ({ status_version: eb('status_version', '+', 1) }))
          .where('id', '=', customer.id)
          .execute();
      }
      if (family === true) {
        await transaction
          .updateTable('token_family')
          .set({ created_at: new Date(0) })
          .where('customer_id', '=', customer.id)
          .execute();
      }
      if (fresh === true)
        await transaction.updateTable('token_family').set({ proved_at: null }).where('customer_id', '=', customer.id).execute();
      if (both || refresh === true) {
        await transaction
          .updateTable('refresh_token')
          .set({ expires_at: clock.now() })
          .where('expires_at', '>', clock.now())
          .where('family_id', 'in', (eb) => eb.selectFrom('token_family').select('id').where('customer_id', '=', customer.id))
          .execute();
      }
    });
    return context.body(null, 204);
  });
}

export function mountCardControl(http: Hono, { database, clock }: Services): void {
  http.patch('/cards/:id', async (context) => {
    const { status, expirationDate } = await readControl(context, cardPatch);
    const param = Number(context.req.param('id'));
    const id = requireFound(Number.isSafeInteger(param) ? param : undefined);
    const changed = await inTransaction(database, async (transaction) => {
      const card = requireFound(await transaction.selectFrom('card').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());
      const row = await transaction
        .updateTable('card')
        .set({ status: status ?? card.status, expiration_date: expirationDate ?? card.expiration_date })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.status === 'verified') await releaseWaitingOrders(transaction, row.customer_id, `card:${id}`, clock.now());
      return row;
    });
    return context.json(toWireCard(changed));
  });
}
