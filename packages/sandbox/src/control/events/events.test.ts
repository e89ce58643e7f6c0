import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '../../database/openDatabase.ts';
import { eventTypes } from '../../outbox/webhooks/endpoints.ts';
import { createBankTransferHelpers } from '../../testing/bankTransfers.ts';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { originator } from '../../testing/transfers.ts';
import { registeredWebhook, listSequences, listTypes, createWebhookHelpers } from '../../testing/webhooks.ts';

const withId = z.object({ id: z.string() });

const provider = setUpProvider();
const { control } = provider;
const webhooks = createWebhookHelpers(provider);
afterEach(() => webhooks.clear());

describe('an event', () => {
  it('reports an order from its creation to its end, with the balances that it moved (HOOK-002, HOOK-010)', async () => {
    const { receiver, session } = await webhooks.listenTo(['order.*', 'balance.changed']);
    const transfers = createBankTransferHelpers(provider);
    const holder = await transfers.toHolder(session);
    const { euro } = holder;
    expect((await transfers.withdraw(holder)).status).toBe(201);
    await webhooks.advance();
    await webhooks.advance(86_400);
    const orders = receiver.received.filter(({ data }) => data.subject?.kind === 'order');
    expect(listTypes(orders)).toEqual(['order.created', 'order.completed']);
    expect(listSequences(orders)).toEqual([1, 2]);
    expect(orders[1]?.data).toMatchObject({
      customer: session.uuid,
      order: {
        type: 'withdraw_sepa',
        status: 'completed',
        previous_status: 'pending',
        volume: { value: '-500.00', currency: 'EUR' },
        account_id: euro,
      },
    });
    const balances = receiver.received.filter(({ type }) => type === 'balance.changed');
    expect(balances.map(({ data }) => data['account'])).toEqual([
      { id: euro, currency: 'EUR', available: '11950.75', locked: '500.00', in: '0.00', out: '500.00' },
      { id: euro, currency: 'EUR', available: '11950.75', locked: '0.00', in: '0.00', out: '0.00' },
    ]);
    expect(listSequences(balances)).toEqual([1, 2]);
  });

  it('is not recorded when its change was rolled back (HOOK-003)', async () => {
    const { session } = await webhooks.listenTo();
    const undone = inTransaction(provider.database, async (transaction) => {
      await transaction.updateTable('customer').set({ tariff: 'Growth' }).where('id', '=', session.id).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await control('GET', `/events?username=${encodeURIComponent(session.username)}`)).json).toMatchObject({ events: [], total: 0 });
  });

  it('is one of nineteen types, all of which are sent (HOOK-002)', async () => {
    const receiver = await webhooks.open();
    const { id } = z.parse(registeredWebhook, (await control('POST', '/webhooks', { url: receiver.url })).json);
    const { username, password, token } = await createSession(provider, 'travel_rule');
    const patch = (state: object) => control('PATCH', `/customers/${username}`, state);
    for (const state of [{ tariff: 'Growth' }, { addressStatus: 'none' }, { iban: 'none' }, { iban: 'bound' }]) await patch(state);

    const bill = new FormData();
    bill.append('documents[]', new Blob(['%PDF-1.4 %%EOF']), 'bill.pdf');
    await provider.request('POST', '/document/address', { token, body: bill });
    await patch({ addressStatus: 'success' });

    const card = { cardType: 'visa', status: 'verified', lastFour: '4242', expirationDate: '12/30', holder: 'A' };
    const { json } = await patch({ cards: [card] });
    const [added] = z.object({ cards: z.tuple([z.object({ id: z.number() })]) }).parse(json).cards;
    await control('PATCH', `/cards/${added.id}`, { status: 'not_verified' });
    await patch({ cards: [] });

    const payment = { username, type: 'send_p2p', status: 'pending', volume: { value: '-5.00', currency: 'EUR' } };
    for (const last of [{ status: 'completed' }, { status: 'rejected', rejected_message: 'No' }]) {
      const { id: order } = withId.parse((await control('POST', '/orders', payment)).json);
      await control('PATCH', `/orders/${order}`, { status: 'moderate' });
      await control('PATCH', `/orders/${order}`, last);
    }

    const deposit = { username, kind: 'crypto', currency: 'ETH', amount: '0.5' };
    const { orderId } = z.object({ orderId: z.string() }).parse((await control('POST', '/deposits', deposit)).json);
    await provider.request('POST', '/travel_rule/process_receive_order', {
      token,
      key: randomUUID(),
      body: { order_id: orderId, ...originator },
    });
    const [check] = z.tuple([withId]).parse((await control('GET', `/travel-rule?username=${encodeURIComponent(username)}`)).json);
    await control('PATCH', `/travel-rule/${check.id}`, { status: 'approved' });

    await provider.request('POST', '/sign_in', { body: { username, password: 'Another-word-7' } });
    await patch({ status: 'temp_blocked' });
    await patch({ status: 'on_board' });
    await provider.request('POST', '/sign_in', { body: { username, password } });
    await control('POST', `/webhooks/${id}/test`, {});
    await webhooks.advance();
    expect(new Set(listTypes(receiver.received))).toEqual(new Set(eventTypes));
  });

  it('carries no name, phone, e-mail, IBAN or address, and is small (HOOK-005)', async () => {
    const { receiver, session } = await webhooks.listenTo();
    await control('PATCH', `/customers/${session.username}`, {
      email: 'private.person@example.com',
      dossier: { personal: { givenName: 'Zebulon' } },
    });
    const transfers = createBankTransferHelpers(provider);
    await transfers.withdraw(await transfers.toHolder(session));
    await webhooks.advance(86_400);
    expect(receiver.received.length).toBeGreaterThan(3);
    for (const { body } of receiver.received) {
      for (const secret of ['private.person', 'Zebulon', session.username, 'DE8937']) expect(body).not.toContain(secret);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(20_000);
    }
  });

  it('is not recorded while there is no endpoint (HOOK-022, RULE-061)', async () => {
    const session = await createSession(provider, 'verified');
    await webhooks.setTariff(session.username, 'Growth');
    expect((await control('GET', `/events?username=${encodeURIComponent(session.username)}`)).json).toMatchObject({ total: 0 });
  });
});
