import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import { createDeliverer } from '../../outbox/webhooks/deliverer.ts';
import { readInbox } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { listSequences, createWebhookHelpers } from '../../testing/webhooks.ts';

const provider = setUpProvider();
const { control } = provider;
const webhooks = createWebhookHelpers(provider);
afterEach(() => webhooks.clear());

describe('a delivery', () => {
  it('is retried by its schedule, and later events of its subject wait for it (HOOK-008, HOOK-010, RULE-062)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    receiver.answer = { status: 500 };
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.setTariff(session.username, 'Wealth');
    await webhooks.advance();
    expect(listSequences(receiver.received)).toEqual([1]);
    await webhooks.advance(305);
    expect(listSequences(receiver.received)).toEqual([1, 1, 1]);
    receiver.answer = { status: 200 };
    await webhooks.advance(1800);
    await webhooks.advance();
    expect(listSequences(receiver.received)).toEqual([1, 1, 1, 1, 2]);
    expect(new Set(receiver.received.slice(0, 4).map((event) => event.id + event.body)).size).toBe(1);
    expect((await webhooks.listDeliveries(id)).map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 'delivered'],
      [4, 'delivered'],
    ]);
  });

  it('fails on a redirect, and never follows it (HOOK-008)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    const elsewhere = await webhooks.open();
    receiver.answer = { status: 307, headers: { location: elsewhere.url } };
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    expect(elsewhere.received).toEqual([]);
    expect(await webhooks.listDeliveries(id)).toMatchObject([{ attempt: 1, status: 'waiting', reason: 'Redirected', responseStatus: 307 }]);
  });

  it('waits as long as a busy receiver requests (HOOK-009)', async () => {
    const { receiver, session } = await webhooks.listenTo(['customer.updated']);
    receiver.answer = { status: 503, headers: { 'retry-after': '3600' } };
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    await webhooks.advance(3000);
    expect(receiver.received).toHaveLength(1);
    await webhooks.advance(700);
    expect(receiver.received).toHaveLength(2);
  });

  it('stops its endpoint on a 410; waiting events are delivered in order once it is switched on again (HOOK-009, HOOK-013)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    receiver.answer = { status: 410 };
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    await webhooks.setTariff(session.username, 'Wealth');
    await webhooks.advance(86_400);
    expect(receiver.received).toHaveLength(1);
    expect(await webhooks.read(id)).toMatchObject({ active: false, stopped: 'gone', waiting: 2 });
    expect(await readInbox(provider, 'operator@localhost')).toMatchObject([
      { subject: `Deliveries to ${new URL(receiver.url).host} were stopped` },
    ]);
    receiver.answer = { status: 200 };
    expect((await control('PATCH', `/webhooks/${id}`, { active: true })).json).toMatchObject({ active: true, stopped: null });
    await webhooks.advance();
    expect(listSequences(receiver.received)).toEqual([1, 1, 2]);
  });

  it('is abandoned after ten attempts, and stops an endpoint that accepted nothing; the next event follows (RULE-062)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    receiver.answer = { status: 500 };
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance(300_000);
    expect(receiver.received).toHaveLength(10);
    expect(await webhooks.read(id)).toMatchObject({ active: false, stopped: 'failed', failed: 1 });
    receiver.answer = { status: 200 };
    await control('PATCH', `/webhooks/${id}`, { active: true });
    await webhooks.setTariff(session.username, 'Wealth');
    await webhooks.advance();
    expect(listSequences(receiver.received).at(-1)).toBe(2);
    expect((await control('POST', `/webhooks/${id}/replay`, { status: 'failed' })).json).toEqual({ scheduled: 1 });
    await webhooks.advance();
    const again = receiver.received.at(-1);
    expect([again?.id, again?.body]).toEqual([receiver.received[0]?.id, receiver.received[0]?.body]);
    expect(await webhooks.listDeliveries(id, '?status=delivered')).toMatchObject([{ replay: true }, { replay: false }]);
  });

  it('is replayed by its id or by its time, with the same id and a fresh signature (HOOK-012)', async () => {
    const { receiver, session, id, secret } = await webhooks.listenTo(['customer.updated']);
    const from = addSeconds(provider.services.clock.now(), -3600);
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.setTariff(session.username, 'Wealth');
    await webhooks.advance();
    await webhooks.advance();
    expect(listSequences(receiver.received)).toEqual([1, 2]);
    const to = addSeconds(provider.services.clock.now(), 3600);
    expect((await control('POST', `/webhooks/${id}/replay`, { from, to })).json).toEqual({ scheduled: 2 });
    expect((await control('POST', `/webhooks/${id}/replay`, { eventIds: [receiver.received[0]?.id] })).json).toEqual({ scheduled: 1 });
    await webhooks.advance();
    await webhooks.advance();
    expect(receiver.received).toHaveLength(5);
    expect(receiver.received.every((event) => receiver.isGenuine(secret, event))).toBe(true);
    expect(new Set(receiver.received.map((event) => event.id)).size).toBe(2);
    expect((await control('POST', `/webhooks/${id}/replay`, { eventIds: [] })).status).toBe(400);
  });

  it('reports a refused connection (HOOK-024)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    await receiver.close();
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    expect(await webhooks.listDeliveries(id)).toMatchObject([{ attempt: 1, reason: 'Refused the connection', responseStatus: null }]);
  });

  it('is made by one process at a time, and by another once the lease of the first has expired (HOOK-015)', async () => {
    const { receiver, session, id } = await webhooks.listenTo(['customer.updated']);
    const { database, clock, keys, eventTargets } = provider.services;
    const process = () =>
      createDeliverer({
        database,
        clock,
        sealing: keys.sealer,
        version: () => 'v1',
        targets: eventTargets,
        report: (error) => {
          throw error;
        },
      });
    const [one, other] = [process(), process()];
    const setLease = (seconds: number) =>
      sql`update webhook set leased_by = gen_random_uuid(), leased_until = clock_timestamp() + make_interval(secs => ${seconds})
        where id = ${id}`.execute(database);
    await webhooks.setTariff(session.username, 'Growth');
    await setLease(30);
    await Promise.all([one.run(), other.run()]);
    expect(receiver.received).toEqual([]);
    await setLease(-1);
    await Promise.all([one.run(), other.run()]);
    expect(listSequences(receiver.received)).toEqual([1]);
  });

  it('is deleted with its event after thirty days (HOOK-014)', async () => {
    const { session, id } = await webhooks.listenTo(['customer.updated']);
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    await webhooks.advance(31 * 86_400);
    expect(await webhooks.listDeliveries(id)).toEqual([]);
    expect((await control('GET', '/events')).json).toMatchObject({ events: [] });
  });

  it('carries no customer when it is a test (HOOK-023)', async () => {
    const { receiver, id } = await webhooks.listenTo();
    const { eventId } = z.parse(z.object({ eventId: z.string() }), (await control('POST', `/webhooks/${id}/test`)).json);
    await webhooks.advance();
    expect(receiver.received.find((event) => event.id === eventId)).toMatchObject({
      type: 'endpoint.test',
      data: { test: true, customer: null, subject: null, sequence: 0 },
    });
  });
});
