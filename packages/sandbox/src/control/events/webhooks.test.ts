import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { registeredWebhook, createWebhookHelpers } from '../../testing/webhooks.ts';

const provider = setUpProvider();
const { control } = provider;
const webhooks = createWebhookHelpers(provider);
afterEach(() => webhooks.clear());

describe('an endpoint', () => {
  it('gets its secret once, and is listed with the last characters of it (HOOK-001)', async () => {
    const { id, secret } = await webhooks.listenTo();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = (await webhooks.list())[0];
    expect(listed?.secretHint).toBe(`whsec_…${secret.slice(-4)}`);
    expect(JSON.stringify([listed, await webhooks.read(id)])).not.toContain(secret);
  });

  it('is refused for an address that is not allowed, for a wrong filter, and beyond twenty (HOOK-020)', async () => {
    const refused = await control('POST', '/webhooks', { url: 'http://169.254.169.254/' });
    expect(refused).toMatchObject({
      status: 400,
      json: { fields: { url: ["This address is not allowed. Only this machine's own addresses are, or hosts named in WEBHOOK_HOSTS."] } },
    });
    expect((await control('POST', '/webhooks', { url: 'http://localhost:3000/', events: ['order.eaten'] })).status).toBe(400);
    expect((await control('POST', '/webhooks', {})).status).toBe(400);
    expect((await control('POST', '/webhooks', { listener: true, username: 'nobody' })).status).toBe(400);
    for (let count = 0; count < 20; count += 1) expect((await control('POST', '/webhooks', { listener: true })).status).toBe(201);
    expect((await control('POST', '/webhooks', { listener: true })).status).toBe(400);
  });

  it('gets a signed post with an id, a time and a version (HOOK-004, HOOK-006)', async () => {
    const { receiver, session, secret } = await webhooks.listenTo(['customer.*']);
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance(86_400);
    const [event] = receiver.received;
    if (event === undefined) throw new Error('Nothing arrived');
    expect(event.id).toMatch(/^evt_[0-9a-f]{32}$/);
    expect(event.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^wallet-provider\/v\d/) as unknown,
    });
    expect(receiver.isGenuine(secret, event)).toBe(true);
    expect(event).toMatchObject({ type: 'customer.updated', data: { customer: session.uuid, members: ['tariff'], sequence: 1 } });
  });

  it('signs with both secrets during a rotation, the new one first (HOOK-011)', async () => {
    const { receiver, session, id, secret } = await webhooks.listenTo(['customer.*']);
    const rotated = await control('POST', `/webhooks/${id}/rotate`, { keepSeconds: 600 });
    const { secret: next } = z.parse(z.object({ secret: z.string(), previousUntil: z.string() }), rotated.json);
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.advance();
    await webhooks.setTariff(session.username, 'Wealth');
    await webhooks.advance(601);
    const [during, after] = receiver.received;
    if (during === undefined || after === undefined) throw new Error('Two should have arrived');
    expect(String(during.headers['webhook-signature']).split(' ')).toHaveLength(2);
    expect([receiver.isGenuine(next, during), receiver.isGenuine(secret, during)]).toEqual([true, true]);
    expect([receiver.isGenuine(next, after), receiver.isGenuine(secret, after)]).toEqual([true, true].map((_, place) => place === 0));
  });
});

describe('a listener', () => {
  it('fetches due events in order, and reports the result of each (HOOK-017)', async () => {
    const session = await createSession(provider, 'verified');
    const made = await control('POST', '/webhooks', { listener: true, username: session.username, events: ['customer.updated'] });
    const { id } = z.parse(registeredWebhook, made.json);
    const next = () => control('POST', `/webhooks/${id}/next`, { wait: 0 });
    const taken = z.object({ deliveryId: z.string(), headers: z.record(z.string(), z.string()), body: z.string() });
    expect((await next()).status).toBe(204);
    await webhooks.setTariff(session.username, 'Growth');
    await webhooks.setTariff(session.username, 'Wealth');
    const first = z.parse(taken, (await next()).json);
    expect((await next()).status).toBe(204);
    await control('POST', `/webhooks/${id}/deliveries/${first.deliveryId}`, { status: 0, durationMs: 3 });
    expect(await webhooks.listDeliveries(id, '?status=waiting')).toMatchObject([
      { attempt: 0 },
      { attempt: 1, reason: 'Refused the connection' },
    ]);
    await webhooks.advance(6);
    const again = z.parse(taken, (await next()).json);
    expect([again.deliveryId, again.body]).toEqual([first.deliveryId, first.body]);
    await control('POST', `/webhooks/${id}/deliveries/${again.deliveryId}`, { status: 200, durationMs: 3 });
    const second = z.parse(taken, (await next()).json);
    expect(JSON.parse(second.body)).toMatchObject({ data: { sequence: 2 } });
  });
});
