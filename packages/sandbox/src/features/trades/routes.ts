import {
  buyCrypto,
  buyToken,
  confirmCryptoSale,
  confirmTokenSale,
  prepareCryptoSale,
  prepareTokenSale,
} from '@wallet/contract/operations/trades';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { toWireOrder } from '../../ledger/toWireOrder.ts';
import { findOrder } from '../../ledger/orders.ts';
import { placePurchase, type Purchase } from './placePurchase.ts';
import { placeSale, type FinalSale } from './placeSale.ts';
import { prepareSale } from './prepareSale.ts';

async function buy(wish: Purchase) {
  const purchase = await placePurchase(wish);
  if ('refusal' in purchase) return purchase;
  const order = await findOrder(wish.transaction, wish.customer.id, purchase.id);
  if (order === undefined) throw new Error('An order that was just placed is not there');
  const id = purchase.id.toString();
  return { answer: { id, order: toWireOrder(order) }, operation: purchase.operation, order: id };
}

async function sell(wish: FinalSale) {
  const sale = await placeSale(wish);
  if ('refusal' in sale) return sale;
  const id = sale.id.toString();
  return { answer: { id }, order: id };
}

/** API-039 to API-044. */
export function mountTradesRoutes(http: Hono, services: Services): void {
  const { settings, origin } = services;
  mount(http, services, buyCrypto, ({ transaction, customer, params, body, now }) =>
    buy({ transaction, settings, customer, kind: 'crypto', accountId: params.id, body, now }),
  );
  mount(http, services, buyToken, ({ transaction, customer, params, body, now }) =>
    buy({ transaction, settings, customer, kind: 'token', accountId: params.id, body, now }),
  );
  mount(http, services, prepareCryptoSale, ({ transaction, customer, session, params, body, now }) =>
    prepareSale({ transaction, settings, customer, session, origin, type: 'crypto', accountId: params.id, body, now }),
  );
  mount(http, services, prepareTokenSale, ({ transaction, customer, session, params, body, now }) =>
    prepareSale({ transaction, settings, customer, session, origin, type: 'stablecoin', accountId: params.id, body, now }),
  );
  mount(http, services, confirmCryptoSale, ({ transaction, customer, session, params, body, now }) =>
    sell({ transaction, settings, customer, session, type: 'crypto', accountId: params.id, body, now }),
  );
  mount(http, services, confirmTokenSale, ({ transaction, customer, session, params, body, now }) =>
    sell({ transaction, settings, customer, session, type: 'stablecoin', accountId: params.id, body, now }),
  );
}
