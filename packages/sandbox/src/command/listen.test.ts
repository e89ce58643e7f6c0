import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../testing/customers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { createWebhookHelpers } from '../testing/webhooks.ts';
import { listen, type ListenOptions } from './listen.ts';

const provider = setUpProvider();
const webhooks = createWebhookHelpers(provider);
let close: () => Promise<void>;
let origin: string;

async function openServer(port = 0): Promise<number> {
  const server = serve({ fetch: provider.http.fetch, hostname: '127.0.0.1', port });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  const address = server.address();
  const opened = typeof address === 'object' && address !== null ? address.port : 0;
  origin = `http://127.0.0.1:${opened}`;
  return opened;
}

beforeAll(async () => {
  await openServer();
}, 60_000);
afterAll(() => close());
afterEach(() => webhooks.clear());

function startListener(more: Partial<ListenOptions> & Pick<ListenOptions, 'to'>) {
  const lines: string[] = [];
  const stop = new AbortController();
  const result = listen({
    provider: origin,
    events: [],
    keep: false,
    isJson: false,
    isColoured: false,
    ended: stop.signal,
    write: (line) => lines.push(line),
    ...more,
  });
  return { lines, result, stop: () => stop.abort() };
}

describe('npx wallet-sandbox listen', () => {
  it('forwards signed deliveries and prints a line for each, with the reason if it failed (HOOK-017, HOOK-018)', async () => {
    const receiver = await webhooks.open();
    const { username } = await createSession(provider, 'empty');
    const listener = startListener({ to: receiver.url, username, events: ['customer.*'] });
    await expect.poll(() => listener.lines[0]).toMatch(/^Ready\. Secret whsec_/);
    receiver.answer = { status: 500 };
    await webhooks.setTariff(username, 'Growth');
    await expect
      .poll(() => listener.lines[1])
      .toMatch(/^\d\d:\d\d:\d\d {2}customer\.updated {2}evt_[0-9a-f]{32} {2}500 {2}\d+ ms {2}Answered 500$/);
    receiver.answer = { status: 200 };
    await webhooks.advance(6);
    await expect.poll(() => listener.lines[2]).toMatch(/ {2}200 {2}\d+ ms$/);
    const secret = (listener.lines[0] ?? '').replace('Ready. Secret ', '');
    expect(receiver.received.map((event) => receiver.isGenuine(secret, event))).toEqual([true, true]);
    listener.stop();
    expect(await listener.result).toBe(0);
    expect(listener.lines.at(-1)).toBe('1 delivered, 1 failed');
    expect(await webhooks.list()).toEqual([]);
  });

  it('reports an unreachable receiver, in JSON too, and stays registered with --keep (HOOK-017, HOOK-018)', async () => {
    const receiver = await webhooks.open();
    await receiver.close();
    const { username } = await createSession(provider, 'empty');
    const listener = startListener({ to: receiver.url, username, events: ['customer.*'], isJson: true, keep: true });
    await expect.poll(() => listener.lines).toHaveLength(1);
    await webhooks.setTariff(username, 'Growth');
    await expect
      .poll(() => JSON.parse(listener.lines[1] ?? '{}') as unknown)
      .toMatchObject({ type: 'customer.updated', status: 0, reason: 'Refused the connection' });
    listener.stop();
    expect(await listener.result).toBe(0);
    expect(await webhooks.list()).toHaveLength(1);
  });

  it('exits with 2 when no provider answers, and fails with the message of a provider that refuses (HOOK-019)', async () => {
    const nobody = startListener({ to: 'http://127.0.0.1:9/', provider: 'http://127.0.0.1:9' });
    expect(await nobody.result).toBe(2);
    expect(nobody.lines).toEqual(['The provider at http://127.0.0.1:9 does not answer. Start it with "npm start".']);
    await expect(startListener({ to: 'http://127.0.0.1:9/', username: '+3700000' }).result).rejects.toThrow('No such customer');
  });

  it('reconnects to a provider that was lost, and misses nothing (HOOK-019)', async () => {
    const receiver = await webhooks.open();
    const { username } = await createSession(provider, 'empty');
    const listener = startListener({ to: receiver.url, username, events: ['customer.*'] });
    await expect.poll(() => listener.lines).toHaveLength(1);
    const port = Number(new URL(origin).port);
    await close();
    await webhooks.setTariff(username, 'Growth');
    await expect.poll(() => listener.lines[1]).toBe(`The provider at ${origin} does not answer. Asking again every 2 s.`);
    await openServer(port);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    listener.stop();
    expect(await listener.result).toBe(0);
    expect(listener.lines.filter((line) => line.includes('does not answer'))).toHaveLength(1);
  });
});
