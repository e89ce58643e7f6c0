import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { newCustomer, type MadeForTest } from '../../packages/sandbox/src/testing/customers.ts';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';
import { providerAt, type AskedProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { openReceiver, type Received } from '../../packages/sandbox/src/testing/receiver.ts';
import { startProvider, type Provider } from '../budgets/provider.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 10_000);
const RECEIVER_ENDS = 50;
const PROVIDER_ENDS = 10;
const CUSTOMERS = 20;
const SEED = Number(process.env['EVENTS_SEED'] ?? Date.now() % 2 ** 31);
const LAST_WAIT_MS = 120_000;

// Events while receiver and provider are killed again and again: none is lost, none comes before its turn (HOOK-016).
console.log(`events: EVENTS_SEED=${SEED} draws the same changes again`);
const random = randomOf(SEED);
const variables = { DATA_DIR: temporaryFolder() };
const received: Received[] = [];

const start = (): Promise<Provider> => startProvider(variables);
let server = await start();
let provider = providerAt(server.url);
let receiver = await openReceiver();
const receiverPort = Number(new URL(receiver.url).port);

/** The receiver is gone; what came to it is kept. */
async function endReceiver(): Promise<void> {
  await receiver.close();
  received.push(...receiver.received);
}

// Before anybody listens: the orders of a preset are older than what is kept.
const customers: MadeForTest[] = [];
for (let place = 0; place < CUSTOMERS; place += 1) customers.push(await newCustomer(provider, 'verified'));
const withId = z.object({ id: z.string() });
const { id } = withId.parse((await provider.control('POST', '/webhooks', { url: receiver.url })).json);

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};

/** What makes events, several of one subject among them. The test of the provider has one of each type. */
const changes: readonly ((asked: AskedProvider, customer: MadeForTest) => Promise<unknown>)[] = [
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
const recorded = async (): Promise<number> => z.parse(page, (await provider.control('GET', '/events?limit=1')).json).total;

/** A process that does not answer while they are being killed is not asked again: what was committed counts. */
async function work(until: number): Promise<void> {
  while ((await recorded().catch(() => 0)) < until) {
    await Promise.allSettled(Array.from({ length: 8 }, () => pick(changes)(provider, pick(customers))));
  }
}

for (let round = 1; round <= RECEIVER_ENDS; round += 1) {
  const working = work(Math.round((EVENTS * round) / RECEIVER_ENDS));
  await endReceiver();
  if (round % (RECEIVER_ENDS / PROVIDER_ENDS) === 0) {
    await server.stop('SIGKILL');
    server = await start();
    provider = providerAt(server.url);
  }
  receiver = await openReceiver(receiverPort);
  await working;
  await provider.control('POST', '/clock', { advanceSeconds: 6 });
  await provider.control('PATCH', `/webhooks/${id}`, { active: true });
  if (round % 10 === 0) console.log(`${round} ends of the receiver: ${await recorded()} events`);
}

const state = z.looseObject({ waiting: z.number() });
const began = performance.now();
for (;;) {
  const { waiting } = z.parse(state, (await provider.control('GET', `/webhooks/${id}`)).json);
  if (waiting === 0) break;
  if (performance.now() - began > LAST_WAIT_MS) throw new Error(`${waiting} deliveries still wait`);
  await provider.control('POST', '/clock', { advanceSeconds: 400 });
}
await endReceiver();

const all = await recorded();
await server.stop();

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
