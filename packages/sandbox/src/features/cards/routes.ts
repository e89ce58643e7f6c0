import { addCard, deleteCard, listCards, setUpCard } from '@wallet/contract/operations/cards';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { readCards } from '../../kernel/card/cardRows.ts';
import { insertIntent, isOwnUrl } from '../../kernel/card/paymentIntent.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { refuseField } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import { addCard as keepCard, deleteCard as removeCard } from './rules.ts';

/** API-029, 030, 032, 088. */
export function mountCardsRoutes(http: Hono, services: Services): void {
  const { database, settings, origin } = services;

  mount(http, services, listCards, async ({ customer }) => ({ answer: [...(await readCards(database, customer.id))] }));

  mount(http, services, deleteCard, ({ customer, params, now }) =>
    inTransaction(database, async (transaction) => {
      const refusal = await removeCard(transaction, customer.id, params.id, now);
      return refusal === undefined ? { answer: undefined } : { refusal };
    }),
  );

  mount(http, services, setUpCard, async ({ customer, body, now, request }) => {
    const off = refuseSwitchedOff(settings, 'cards_disabled');
    if (off !== undefined) return { refusal: off };
    const callbackUrl = body?.callback_url;
    if (!isOwnUrl(callbackUrl, origin, request.header('host'))) return { refusal: refuseField('callback_url', 'Invalid callback URL') };
    const intent = { customer_id: customer.id, callback_url: callbackUrl ?? null, created_at: now };
    const { id, client_secret: secret } = await insertIntent(database, 'setup', intent);
    return { answer: { client_secret: secret, setup_intent: id } };
  });

  mount(http, services, addCard, async (call) => {
    const off = refuseSwitchedOff(settings, 'cards_disabled');
    if (off !== undefined) return { refusal: off };
    return inTransaction(database, async (transaction) => {
      await lockCustomer(transaction, call.customer.id);
      return keepCard(transaction, call);
    });
  });
}
