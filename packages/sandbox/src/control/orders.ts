import { orderGroups, orderStatuses } from '@wallet/contract/holdings/order-words';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../database/openDatabase.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Services } from '../http/services.ts';
import { isOrderOnHold, releaseHold } from '../ledger/holds.ts';
import { moveOrder } from '../ledger/moveOrder.ts';
import { toWireOrder } from '../ledger/toWireOrder.ts';
import { getGroup, hasFlow, getTypeTitle } from '../ledger/orderTypes.ts';
import { findCustomer } from '../kernel/customer/customers.ts';
import { timestamp } from './customerSchema.ts';
import { flag, ControlRefusal, text, INVALID_VALUE, parseId, readControl, requireFound, UnusableValue } from './readControl.ts';

const amount = z.object(
  { value: z.string('A decimal string').check(z.regex(/^-?\d{1,18}(\.\d{1,18})?$/, 'A decimal string')), currency: text },
  INVALID_VALUE,
);
const newOrder = z.object({
  username: text,
  type: text,
  status: z.enum(orderStatuses, INVALID_VALUE),
  volume: amount,
  flow: z.optional(z.nullable(z.object({ from: amount, to: amount }, INVALID_VALUE))),
  group: z.optional(z.enum(orderGroups, INVALID_VALUE)),
  created_at: z.optional(timestamp),
  rejected_message: z.optional(z.nullable(text)),
  summary: z.optional(
    z.array(
      z.object({
        name: text,
        rows: z.array(z.object({ name: text, value: text, state: z.nullable(text), long: flag, copy: flag })),
      }),
    ),
  ),
});
const orderPatch = z.object({ status: z.enum(orderStatuses, INVALID_VALUE), rejected_message: z.optional(z.nullable(text)) });

const moveRefusals = { missing: 'notFound', final: 'stateChanged', short: 'notEnoughFunds' } as const;

/** Orders for the operator: a customer's history, and every move that RULE-020 allows. */
export function mountOrderControl(http: Hono, { database, clock }: Services): void {
  http.get('/orders', async (context) => {
    const customer = requireFound(await findCustomer(database, context.req.query('username') ?? ''));
    const rows = await database
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1000)
      .execute();
    return context.json(rows.map((row) => toWireOrder(row)));
  });

  http.patch('/orders/:id', async (context) => {
    const { status, rejected_message: message } = await readControl(context, orderPatch);
    const id = parseId(context.req.param('id'));
    if (status === 'rejected' && (message ?? '') === '') throw new UnusableValue('rejected_message', 'A rejection needs a message');
    const outcome = await inTransaction(database, async (transaction) => {
      // When the operator ends a hold early, the order continues as after its end, without another review.
      if (status === 'pending' && (await isOrderOnHold(transaction, id))) {
        await releaseHold(transaction, id, clock.now(), true);
        return 'moved';
      }
      return moveOrder(transaction, id, {
        status,
        at: clock.now(),
        ...(typeof message === 'string' ? { rejectedMessage: message } : {}),
      });
    });
    if (outcome !== 'moved') throw new ControlRefusal(refuse(moveRefusals[outcome]));
    return context.json(toWireOrder(await database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()));
  });

  http.post('/orders', async (context) => {
    const order = await readControl(context, newOrder);
    const { username, type, status, volume, flow, group, created_at: createdAt, rejected_message: message, summary } = order;
    const customer = requireFound(await findCustomer(database, username));
    const at = createdAt === undefined ? clock.now() : new Date(createdAt);
    const account = await database
      .selectFrom('account')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('currency', '=', volume.currency)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    const row = await database
      .insertInto('orders')
      .values({
        customer_id: customer.id,
        account_id: account?.id ?? null,
        ...(volume.value.startsWith('-') ? { from_account_id: account?.id ?? null } : { to_account_id: account?.id ?? null }),
        type,
        type_human: getTypeTitle(type),
        status,
        group_name: group ?? getGroup(type, volume.value),
        volume_value: volume.value,
        volume_currency: volume.currency,
        flow: flow === undefined || flow === null ? toDefaultFlow(type, volume, flow) : JSON.stringify(flow),
        rejected_message: status === 'rejected' ? (message ?? 'The operation was rejected') : null,
        summary: JSON.stringify(summary ?? []),
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return context.json({ id: row.id.toString() }, 201);
  });
}

/** Without a `flow`, a type that has one gets the volume on both sides. `null` stays null. */
function toDefaultFlow(type: string, volume: { readonly value: string; readonly currency: string }, flow: null | undefined): string | null {
  if (flow === null || !hasFlow(type)) return null;
  const side = { value: volume.value.replace(/^-/, ''), currency: volume.currency };
  return JSON.stringify({ from: side, to: side });
}
