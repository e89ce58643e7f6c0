import { listFilterAccounts, readOrder, readReceipt, searchOrders, type FilterAccount } from '@wallet/contract/holdings/orders';
import { cancelOrder, listPausedOrders, transferPurposes } from '@wallet/contract/payee/brake';
import { readPrices } from '@wallet/contract/operations/prices';
import type { Hono } from 'hono';
import type { NotNull } from 'kysely';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import { mount } from '../../http/mount.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { findCurrency } from '../../ledger/currencies.ts';
import { toWireOrder, toWireOrderRow } from '../../ledger/toWireOrder.ts';
import { cancelHold } from '../../ledger/holds.ts';
import { findOrder } from '../../ledger/orders.ts';
import { createReceipt, readReceiptParties } from './receiptContent.ts';
import { searchOrders as findPage } from './rules.ts';

/** API-066, 067, 068, 095, 096, 097, 115. The filters are mounted before the single order, whose path would take their name for an id. */
export function mountOrdersRoutes(http: Hono, services: Services): void {
  const { database } = services;

  mount(http, services, searchOrders, async ({ customer, query }) => {
    const page = await findPage(database, customer.id, query);
    if (page === undefined) return { refusal: refuseField('cursor', 'This value is not valid') };
    const { rows, total, limit, last } = page;
    return { answer: { orders: rows.map(toWireOrderRow), total, limit, last } };
  });

  mount(http, services, listFilterAccounts, async ({ customer }) => {
    const accounts = await database
      .selectFrom('account')
      .select(['id', 'type', 'name', 'currency'])
      .where('customer_id', '=', customer.id)
      .orderBy('id')
      .execute();
    const listAccounts = (...types: readonly string[]): FilterAccount[] =>
      accounts
        .filter(({ type }) => types.includes(type ?? ''))
        .map(({ id, name, currency }) => ({ id, name, currency, icon: findCurrency(currency)?.icon ?? null }));
    return { answer: { fiat: listAccounts('fiat'), crypto: listAccounts('crypto'), tokens: listAccounts('stablecoin', 'token') } };
  });

  mount(http, services, readPrices, async ({ customer, body }) => {
    const rows = await database
      .selectFrom('orders')
      .select(['id', 'price', 'created_at'])
      .where('customer_id', '=', customer.id)
      .where('id', 'in', body.ids.map(BigInt))
      .where('price', 'is not', null)
      .$narrowType<{ price: NotNull }>()
      .execute();
    return {
      answer: {
        prices: Object.fromEntries(rows.map(({ id, price, created_at: at }) => [id.toString(), { ...price, at: at.toISOString() }])),
      },
    };
  });

  mount(http, services, listPausedOrders, async ({ customer, now }) => {
    const rows = await database
      .selectFrom('orders')
      .select(['id', 'held_until', 'pause'])
      .where('customer_id', '=', customer.id)
      .where('held_until', '>', now)
      .where('pause', 'is not', null)
      .$narrowType<{ held_until: NotNull; pause: NotNull }>()
      .orderBy('held_until')
      .orderBy('id')
      .execute();
    const orders = rows.map(({ id, held_until: until, pause }) => ({
      id: id.toString(),
      until: until.toISOString(),
      reasons: [...pause.reasons],
      purpose: parseKnownValue(transferPurposes, pause.purpose),
    }));
    return { answer: { orders } };
  });

  mount(http, services, cancelOrder, async ({ transaction, customer, params, now }) => {
    const outcome = await cancelHold(transaction, { id: BigInt(params.id), customerId: customer.id, at: now });
    if (outcome === 'moved') return { answer: { id: params.id, status: 'rejected' as const } };
    return { refusal: refuse(outcome === 'missing' ? 'notFound' : 'stateChanged') };
  });

  mount(http, services, readOrder, async ({ customer, params, language }) => {
    const order = await findOrder(database, customer.id, BigInt(params.id));
    return order === undefined ? { refusal: refuse('notFound') } : { answer: toWireOrder(order, language) };
  });

  mount(http, services, readReceipt, async ({ customer, params, language, now }) => {
    const order = await findOrder(database, customer.id, BigInt(params.id));
    if (order === undefined) return { refusal: refuse('notFound') };
    if (order.status !== 'completed') return { refusal: refuse('stateChanged') };
    const receipt = createReceipt(toWireOrder(order), await readReceiptParties(database, customer, order.account_id), language, now);
    // Fonts and the PDF library are loaded with the first receipt.
    const { writeReceipt } = await import('./writeReceipt.ts');
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${params.id}.pdf"`,
      'content-language': language,
      'cache-control': 'no-store',
    };
    return { response: new Response(new Uint8Array(await writeReceipt(receipt, now)), { headers }) };
  });
}
