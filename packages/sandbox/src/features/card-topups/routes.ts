import { createCardTopUp, readCardTopUp } from '@wallet/contract/operations/card-topups';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse, refuseField, refuseInWords } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { toWireOrder } from '../../ledger/toWireOrder.ts';
import { findOrder } from '../../ledger/orders.ts';
import { createCardTopUp as beginPayment } from './rules.ts';
import { isOwnUrl } from '../../kernel/card/paymentIntent.ts';

/** API-033, 034. */
export function mountCardTopupsRoutes(http: Hono, services: Services): void {
  const { database, settings, origin } = services;

  mount(http, services, createCardTopUp, async ({ params, body, ...call }) =>
    isOwnUrl(body.callback_url, origin, call.request.header('host'))
      ? beginPayment({ ...call, ...body, settings, accountId: params.id })
      : { refusal: refuseField('callback_url', 'Invalid callback URL') },
  );

  mount(http, services, readCardTopUp, async ({ customer, params }) => {
    const { id: accountId, orderId } = params;
    const wait = { answer: undefined, status: 204 } as const;
    if (!orderId.startsWith('pi_')) {
      const order = await findOrder(database, customer.id, BigInt(orderId));
      const isOfAccount = order !== undefined && order.type === 'top_up_card' && order.account_id === accountId;
      return isOfAccount ? { answer: toWireOrder(order), status: 200 } : { refusal: refuse('notFound') };
    }
    const intent = await database
      .selectFrom('card_intent')
      .select(['status', 'failure_message', 'order_id'])
      .where('id', '=', orderId)
      .where('kind', '=', 'payment')
      .where('customer_id', '=', customer.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (intent === undefined) return { refusal: refuse('notFound') };
    if (intent.failure_message !== null) return { refusal: refuseInWords('invalid', { message: intent.failure_message }) };
    const order = intent.order_id === null ? undefined : await findOrder(database, customer.id, intent.order_id);
    return order === undefined ? wait : { answer: toWireOrder(order), status: 200 };
  });
}
