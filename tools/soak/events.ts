import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { eventTypes } from '../../packages/sandbox/src/outbox/webhooks/endpoints.ts';
import { newSession, type MadeForTest } from '../../packages/sandbox/src/testing/customers.ts';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';
import { providerAt, type AskedProvider } from '../../packages/sandbox/src/testing/openProvider.ts';
import { openReceiver, type Received } from '../../packages/sandbox/src/testing/receiver.ts';
import { newDataDir, removeDataDir, startProvider, type Provider } from '../budgets/provider.ts';

const EVENTS = Number(process.env['EVENTS'] ?? 10_000);
const RECEIVER_ENDS = 50;
const PROVIDER_ENDS = 10;
const CUSTOMERS = 20;
const SEED = Number(process.env['EVENTS_SEED'] ?? Date.now() % 2 ** 31);
const LAST_WAIT_MS = 120_000;

type Customer = MadeForTest & { readonly token: string };

// Events of all types while receiver and provider are killed again and again: none is lost, none comes before its turn (HOOK-016).
console.log(`events: EVENTS_SEED=${SEED} draws the same changes again`);
const random = randomOf(SEED);
const dataDir = newDataDir();
const received: Received[] = [];
let unsigned = 0;

const start = (): Promise<Provider> => startProvider(dataDir);
let server = await start();
let provider = providerAt(server.url);
let receiver = await openReceiver();
const receiverPort = Number(new URL(receiver.url).port);

/** What came to a receiver that is gone. */
async function endReceiver(): Promise<void> {
  await receiver.close();
  received.push(...receiver.received);
  // Now: a receiver refuses a time that is five minutes off.
  unsigned += receiver.received.filter((event) => !receiver.isGenuine(secret, event)).length;
}

const made = z.object({ id: z.string(), secret: z.string() });
const { id, secret } = z.parse(made, (await provider.control('POST', '/webhooks', { url: receiver.url })).json);

const customers: Customer[] = [];
for (let place = 0; place < CUSTOMERS; place += 1) customers.push(await newSession(provider, place % 4 === 0 ? 'travel_rule' : 'verified'));

const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
};
const withId = z.object({ id: z.string() });

const originator = {
  originator_type: 'third_party_individual',
  originator_name: 'Bruno Keller',
  originator_country: 'DEU',
  originator_town: 'Bremen',
  originator_dob: '1990-02-01',
  originator_legal_form: 'individual',
  originator_wallet_type: 'unhosted',
};
const card = { cardType: 'visa', status: 'verified', lastFour: '4242', expirationDate: '12/30', holder: 'A' };
const deposit = { kind: 'crypto', currency: 'BTC', amount: '0.00100000' };
const payment = { type: 'send_p2p', status: 'pending', volume: { value: '-5.00', currency: 'EUR' } };

/** What an operator makes of a customer, one of these at a time. */
const states: readonly (() => object)[] = [
  () => ({ tariff: pick(['Basic', 'Growth', 'Wealth']) }),
  () => ({ addressStatus: pick(['none', 'pending', 'success', 'reject']) }),
  () => ({ iban: 'none' }),
  () => ({ iban: 'bound' }),
  () => ({ status: 'temp_blocked' }),
  () => ({ status: 'on_board' }),
  () => ({ cards: [card] }),
];
const patch = ({ control }: AskedProvider, { username }: Customer, state: object) => control('PATCH', `/customers/${username}`, state);
const signIn = ({ request }: AskedProvider, { username, password }: Pick<Customer, 'username' | 'password'>) =>
  request('POST', '/sign_in', { body: { username, password } });

/** What happens; sessions of customers end on the way, and what is refused changes nothing. */
const changes: readonly ((asked: AskedProvider, customer: Customer) => Promise<unknown>)[] = [
  ...states.map((state) => (asked: AskedProvider, customer: Customer) => patch(asked, customer, state())),
  ({ control }, { username }) => control('POST', '/deposits', { username, ...deposit }),
  async ({ control }, { username }) => {
    const { id: order } = withId.parse((await control('POST', '/orders', { username, ...payment })).json);
    await control('PATCH', `/orders/${order}`, { status: 'moderate' });
    await control('PATCH', `/orders/${order}`, pick([{ status: 'completed' }, { status: 'rejected', rejected_message: 'No' }]));
  },
  signIn,
  (asked, customer) => signIn(asked, { ...customer, password: 'Another-word-7' }),
  async (asked, customer) => {
    const { json } = await patch(asked, customer, {});
    const [first] = z.object({ cards: z.array(z.object({ id: z.number() })) }).safeParse(json).data?.cards ?? [];
    if (first !== undefined) await asked.control('PATCH', `/cards/${first.id}`, { status: pick(['pending', 'verified', 'rejected']) });
  },
  async (asked, customer) => {
    await patch(asked, customer, { addressStatus: 'none' });
    const body = new FormData();
    body.append('documents[]', new Blob(['%PDF-1.4 %%EOF']), 'bill.pdf');
    await asked.request('POST', '/document/address', { token: customer.token, body });
  },
  ({ control }) => control('POST', `/webhooks/${id}/test`, {}),
  async ({ request, control }, { username, token }) => {
    const arrived = await control('POST', '/deposits', { username, ...deposit, currency: 'ETH', amount: '0.5' });
    const { orderId } = z.object({ orderId: z.string() }).parse(arrived.json);
    await request('POST', '/travel_rule/process_receive_order', { token, key: randomUUID(), body: { order_id: orderId, ...originator } });
    const { json } = await control('GET', `/travel-rule?username=${encodeURIComponent(username)}`);
    const [row] = z.array(withId).safeParse(json).data ?? [];
    if (row !== undefined) await control('PATCH', `/travel-rule/${row.id}`, { status: pick(['approved', 'rejected']) });
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

const listed = z.object({ events: z.array(withId), last: z.nullable(z.string()) });
const state = z.looseObject({ waiting: z.number(), failed: z.number() });
const began = performance.now();
for (;;) {
  const { waiting } = z.parse(state, (await provider.control('GET', `/webhooks/${id}`)).json);
  if (waiting === 0) break;
  if (performance.now() - began > LAST_WAIT_MS) throw new Error(`${waiting} deliveries still wait`);
  await provider.control('POST', '/clock', { advanceSeconds: 400 });
}
await endReceiver();

const all = new Set<string>();
for (let cursor: string | null = ''; cursor !== null;) {
  const { events, last }: z.output<typeof listed> = z.parse(
    listed,
    (await provider.control('GET', `/events?limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`)).json,
  );
  for (const event of events) all.add(event.id);
  cursor = last;
}
await server.stop();
removeDataDir(dataDir);

const first = new Map<string, Received>();
for (const event of received) if (!first.has(event.id)) first.set(event.id, event);
const changed = received.filter(({ id: name, body }) => first.get(name)?.body !== body).length;
const bySubject = Map.groupBy(first.values(), ({ data: { subject } }) => (subject === null ? '' : `${subject.kind}:${subject.id}`));
bySubject.delete('');
const isEarly = ({ data: { sequence } }: Received, place: number, events: readonly Received[]): boolean =>
  place > 0 && sequence !== (events[place - 1]?.data.sequence ?? 0) + 1;
const early = [...bySubject.values()].flatMap((events) => events.filter(isEarly)).length;
const lost = [...all].filter((name) => !first.has(name)).length;
const missing = eventTypes.filter((type) => received.every((event) => event.type !== type));
console.log(
  `${all.size} events, ${received.length} deliveries: ${lost} lost, ${early} out of order, ${changed} changed, ${unsigned} not genuine`,
);
assert.deepEqual({ lost, early, changed, unsigned, missing }, { lost: 0, early: 0, changed: 0, unsigned: 0, missing: [] });
assert.ok(all.size >= EVENTS);
