import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/openDatabase.ts';
import { bankTransfersOf } from '../../testing/bankTransfers.ts';
import { newSession } from '../../testing/customers.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';
import { sequencesOf, typesOf, webhooksOf } from '../../testing/webhooks.ts';

let provider: TestProvider;
let control: TestProvider['control'];
let webhooks: ReturnType<typeof webhooksOf>;
beforeAll(async () => {
  provider = await openProvider();
  ({ control } = provider);
  webhooks = webhooksOf(provider);
}, 60_000);
afterAll(() => provider.close());
afterEach(() => webhooks.clear());

describe('an event', () => {
  it('tells an order from its beginning to its end, with the balances that it moved (HOOK-002, HOOK-010)', async () => {
    const { receiver, session } = await webhooks.listenTo(['order.*', 'balance.changed']);
    const transfers = bankTransfersOf(provider);
    const operations = await transfers.readOperations(session.token);
    const euro = operations.accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.id ?? 0;
    const placed = await transfers.withdraw({ ...session, euro, dollar: 0, wallet: 0 });
    expect(placed.status).toBe(201);
    await webhooks.advance();
    await webhooks.advance(86_400);
    const orders = receiver.received.filter(({ data }) => data.subject?.kind === 'order');
    expect(typesOf(orders)).toEqual(['order.created', 'order.completed']);
    expect(sequencesOf(orders)).toEqual([1, 2]);
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
    expect(sequencesOf(balances)).toEqual([1, 2]);
  });

  it('is not there when its change was undone (HOOK-003)', async () => {
    const { session } = await webhooks.listenTo();
    const undone = inTransaction(provider.database, async (transaction) => {
      await transaction.updateTable('customer').set({ tariff: 'Growth' }).where('id', '=', session.id).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await control('GET', `/events?username=${encodeURIComponent(session.username)}`)).json).toMatchObject({ events: [], total: 0 });
  });

  it('tells of sessions, refused ones too, and of cards, addresses and states (HOOK-002)', async () => {
    const { receiver, session } = await webhooks.listenTo();
    const path = `/customers/${session.username}`;
    await provider.request('POST', '/sign_in', { body: { username: session.username, password: 'Wrong-word-7' } });
    await provider.request('POST', '/sign_in', { body: { username: session.username, password: session.password } });
    await control('PATCH', path, { addressStatus: 'pending' });
    await control('PATCH', path, { addressStatus: 'success' });
    await control('PATCH', path, { status: 'blocked' });
    await webhooks.advance();
    const types = new Set(typesOf(receiver.received));
    for (const type of [
      'session.started',
      'session.refused',
      'session.ended',
      'customer.address_status_changed',
      'document.reviewed',
      'customer.status_changed',
    ]) {
      expect(types).toContain(type);
    }
  });

  it('carries no name, phone, e-mail, IBAN or address, and is small (HOOK-005)', async () => {
    const { receiver, session } = await webhooks.listenTo();
    await control('PATCH', `/customers/${session.username}`, {
      email: 'private.person@example.com',
      dossier: { personal: { givenName: 'Zebulon' } },
    });
    const transfers = bankTransfersOf(provider);
    const { accounts } = await transfers.readOperations(session.token);
    await transfers.withdraw({
      ...session,
      euro: accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.id ?? 0,
      dollar: 0,
      wallet: 0,
    });
    await webhooks.advance(86_400);
    expect(receiver.received.length).toBeGreaterThan(3);
    for (const { body } of receiver.received) {
      for (const secret of ['private.person', 'Zebulon', session.username, 'DE8937']) expect(body).not.toContain(secret);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(20_000);
    }
  });

  it('is not recorded while nobody listens (HOOK-022, RULE-061)', async () => {
    const session = await newSession(provider, 'verified');
    await webhooks.setTariff(session.username, 'Growth');
    expect((await control('GET', `/events?username=${encodeURIComponent(session.username)}`)).json).toMatchObject({ total: 0 });
  });
});
