import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { createCustomer, type TestCustomer } from '../../packages/sandbox/src/testing/customers.ts';
import { createRandom } from '../../packages/sandbox/src/testing/fuzz/createRandom.ts';
import { connectProvider, type ProviderClient } from '../../packages/sandbox/src/testing/openProvider.ts';
import { postDelivery } from '../../packages/sandbox/src/outbox/webhooks/postDelivery.ts';
import { generateSecret, signEvent } from '../../packages/sandbox/src/outbox/webhooks/secrets.ts';
import { openReceiver, type Received } from '../../packages/sandbox/src/testing/receiver.ts';
import { createTimer } from '../budgets/Figure.ts';
import { startProvider, type Provider } from '../budgets/provider.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 10_000);
const RECEIVER_ENDS = 50;
const PROVIDER_ENDS = 10;
const CUSTOMERS = 20;
const SEED = Number(process.env['EVENTS_SEED'] ?? Date.now() % 2 ** 31);
const MAX_DRAIN_MS = 120_000;
const BARE_REQUESTS = 2000;

// Kills receiver and provider again and again. No event may be lost or delivered out of order (HOOK-016).
console.log(`events: EVENTS_SEED=${SEED} draws the same changes again`);
const random = createRandom(SEED);
const variables = { DATA_DIR: createTemporaryFolder() };
const received: Received[] = [];

const start = (): Promise<Provider> => startProvider(variables);
let server = await start();
let provider = connectProvider(server.url);
let receiver = await openReceiver();
const receiverPort = Number(new URL(receiver.url).port);

/** Stops the receiver and keeps the events it received. */
async function stopReceiver(): Promise<void> {
  await receiver.close();
  received.push(...receiver.received);
}

// Created before the subscription, because the orders of a preset are older than the stored events.
const customers: TestCustomer[] = [];
for (let place = 0; place < CUSTOMERS; place += 1) customers.push(await createCustomer(provider, 'verified'));
const withId = z.object({ id: z.string() });
const { id } = withId.parse((await provider.control('POST', '/webhooks', { url: receiver.url })).json);

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};

/** Changes that cause events, several of them on the same subject. The provider's tests cover every event type. */
const changes: readonly ((asked: ProviderClient, customer: TestCustomer) => Promise<unknown>)[] = [
  ({ control }, { username }) => control('PATCH', `/customers/${username}`, { tariff: pick(['Basic', 'Growth', 'Wealth']) }),
  ({ control }, { username }) => control('PATCH', `/customers/${username}`, { addressStatus: pick(['none', 'pending', 'success']) }),
  ({ control }, { username }) => control('POST', '/deposits', { username, kind: 'crypto', currency: 'BTC', amount: '0.00100000' }),
  ({ request }, { username, password }) => request('POST', '/sign_in', { body: { username, password } }),
  async ({ control }, { username }) => {
    const payment = { username, type: 'send_p2p', status: 'pending', volume: { value: '-5.00', currency: 'EUR' } };
    const { id: order } = withId.parse((await control('POST', '/orders', payment)).json);
    await control('PATCH', `/orders/${order}`, { status: 'moderate' });
    await control('PATCH', `/orders/${order}`, pick([{ status: 'completed' }, { status: 'rejected', rejected_message: 'No' }]));
  },
];

const page = z.object({ total: z.number() });
const countEvents = async (): Promise<number> => z.parse(page, (await provider.control('GET', '/events?limit=1')).json).total;

/** Failed calls are not repeated while processes are being killed. Only committed changes count. */
async function makeChanges(until: number): Promise<void> {
  while ((await countEvents().catch(() => 0)) < until) {
    await Promise.allSettled(Array.from({ length: 8 }, () => pick(changes)(provider, pick(customers))));
  }
}

for (let round = 1; round <= RECEIVER_ENDS; round += 1) {
  const working = makeChanges(Math.round((EVENTS * round) / RECEIVER_ENDS));
  await stopReceiver();
  if (round % (RECEIVER_ENDS / PROVIDER_ENDS) === 0) {
    await server.stop('SIGKILL');
    server = await start();
    provider = connectProvider(server.url);
  }
  receiver = await openReceiver(receiverPort);
  await working;
  await provider.control('POST', '/clock', { advanceSeconds: 6 });
  await provider.control('PATCH', `/webhooks/${id}`, { active: true });
  if (round % 10 === 0) console.log(`${round} ends of the receiver: ${await countEvents()} events`);
}

const state = z.looseObject({ waiting: z.number() });
/** Waits until no delivery is pending. Advancing the clock makes failed ones due immediately. */
async function waitForDeliveries(): Promise<void> {
  const began = performance.now();
  for (;;) {
    const { waiting } = z.parse(state, (await provider.control('GET', `/webhooks/${id}`)).json);
    if (waiting === 0) return;
    if (performance.now() - began > MAX_DRAIN_MS) throw new Error(`${waiting} deliveries still wait`);
    await provider.control('POST', '/clock', { advanceSeconds: 400 });
    await setTimeout(100);
  }
}
await waitForDeliveries();
await stopReceiver();

const all = await countEvents();

// Replays all events at the same time and compares with a bare loop of signed requests. The receiver should be the bottleneck, not the
// provider.
receiver = await openReceiver(receiverPort);
server.resetPeak();
const memory = server.peakMemory();
const range = { from: new Date(0).toISOString(), to: new Date(Date.now() + 400 * 86_400_000).toISOString() };
const replayed = await createTimer(async () => {
  await provider.control('POST', `/webhooks/${id}/replay`, range);
  await waitForDeliveries();
})();
const grown = server.peakMemory() - memory;
const secret = generateSecret();
const bare = await createTimer(async () => {
  for (const { id: name, body } of receiver.received.slice(0, BARE_REQUESTS)) {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = { 'webhook-id': name, 'webhook-signature': signEvent(secret, { id: name, timestamp, body }) };
    await postDelivery(receiver.url, headers, body, { ownPort: 0, hosts: [] });
  }
})();
const [rate, bareRate] = [(all / replayed) * 1000, (BARE_REQUESTS / bare) * 1000];
console.log(`${rate.toFixed(0)} deliveries a second, a bare loop ${bareRate.toFixed(0)}; ${grown.toFixed(0)} MB for ${all} that wait`);
await receiver.close();
await server.stop();
assert.ok(rate >= bareRate / 2, 'The provider holds up its deliveries');

const first = new Map<string, Received>();
for (const event of received) if (!first.has(event.id)) first.set(event.id, event);
const changed = received.filter(({ id: name, body }) => first.get(name)?.body !== body).length;
const bySubject = Map.groupBy(first.values(), ({ data: { subject } }) => (subject === null ? '' : `${subject.kind}:${subject.id}`));
bySubject.delete('');
const isEarly = ({ data: { sequence } }: Received, place: number, events: readonly Received[]): boolean =>
  place > 0 && sequence !== (events[place - 1]?.data.sequence ?? 0) + 1;
const early = [...bySubject.values()].flatMap((events) => events.filter(isEarly)).length;
const lost = all - first.size;
console.log(`${all} events, ${received.length} deliveries: ${lost} lost, ${early} out of order, ${changed} changed`);
assert.deepEqual({ lost, early, changed }, { lost: 0, early: 0, changed: 0 });
assert.ok(all >= EVENTS);
