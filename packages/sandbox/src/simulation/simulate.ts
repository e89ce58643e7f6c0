import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Client, readResponse, createClient, buildRequest } from './client.ts';
import { drawIdle, drawOperation } from './draw.ts';
import { explain, predictEach, type AnsweredOperation } from './explain.ts';
import { passTime } from './model/rules.ts';
import type { Operation, State } from './model/state.ts';
import { createRandom } from './random.ts';
import { noFaults } from './stage.ts';
import { openSimulation, type SimulatedSystem } from './world.ts';

const CUSTOMERS = 8;
const MAX_CONCURRENT = 8;
const CHECK_EVERY = 50;
/** Per thousand statements. */
const FAULTS = { crash: 1, conflict: 3 };
const MAX_CANDIDATES = 64;

export type Difference = { readonly step: number; readonly what: string; readonly provider: unknown; readonly model: unknown };
export type Outcome = {
  readonly digest: string;
  readonly steps: number;
  readonly crashes: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly difference: Difference | undefined;
};

type Party = { readonly client: Client; states: readonly State[]; readonly past: Operation[]; lost: Operation[] };

const toJsonValue = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null');

const toView = ({ purses, orders }: State) => ({
  purses: Object.fromEntries(Object.entries(purses).map(([code, { free, held }]) => [code, `${free} ${held}`])),
  orders: Object.values(orders)
    .map(({ type, status, amount, id }) => `${type} ${status} ${type === 'top_up_card' ? amount : id}`)
    .toSorted(),
});

async function readView({ database }: SimulatedSystem, client: Client) {
  const accounts = await database.query<{ currency: string; free: string; held: string }>(
    `select a.currency, a.available::text as free, a.locked::text as held from account a join customer c on c.id = a.customer_id
     where c.username = $1 and a.currency in ('EUR', 'USD', 'ETH', 'USDC') order by a.currency`,
    [client.username],
  );
  const orders = await database.query<{ id: string; type: string; status: string; value: string }>(
    `select o.id::text, o.type, o.status, o.volume_value as value from orders o join customer c on c.id = o.customer_id where c.username = $1`,
    [client.username],
  );
  const purses = Object.fromEntries(accounts.rows.map(({ currency, free, held }) => [currency, `${free} ${held}`]));
  /** As far as the model can know: it has no id for an order whose responses were all lost. */
  return (state: State) => {
    const told = new Set(Object.values(state.orders).map(({ id }) => id));
    const nameOf = ({ id, type, value }: (typeof orders.rows)[number]): string => {
      if (type === 'top_up_card') return value.replace('.', '');
      return told.has(id) ? id : '';
    };
    return { purses, orders: orders.rows.map((order) => `${order.type} ${order.status} ${nameOf(order)}`).toSorted() };
  };
}

/** Compares every balance and order, the ledger and the due jobs (SIM-009). */
async function compare(world: SimulatedSystem, parties: readonly Party[], step: number): Promise<Difference | undefined> {
  const now = world.machine.now();
  for (const party of parties) {
    const view = await readView(world, party.client);
    const states = party.states.map((state) => structuredClone(state));
    for (const state of states) passTime(state, now);
    const fitting = party.states.filter((_, place) => {
      const state = states[place];
      return state !== undefined && isDeepStrictEqual(toView(state), view(state));
    });
    const [first] = states;
    if (fitting.length === 0)
      return {
        step,
        what: `balances and orders of ${party.client.username}`,
        provider: first === undefined ? null : view(first),
        model: first === undefined ? null : toView(first),
      };
    party.states = fitting;
  }
  const check = await world.provider().control('GET', '/ledger/check');
  if (!check.text.includes('"balanced":true')) return { step, what: 'the ledger', provider: check.json, model: 'balanced' };
  const due = await world.database.query('select kind, subject, due_at from job where due_at <= $1', [new Date(now)]);
  return due.rows.length === 0 ? undefined : { step, what: 'jobs that are due', provider: due.rows, model: [] };
}

/** Groups the steps into rounds. The steps of a round run concurrently. */
function groupIntoRounds(seed: bigint, steps: readonly number[]): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (const step of steps) {
    const round = rounds.at(-1);
    const joins = round !== undefined && round.length < MAX_CONCURRENT && !createRandom(seed, `begin ${step}`).inThousand(250);
    if (joins) round.push(step);
    else rounds.push([step]);
  }
  return rounds;
}

/** Runs what is due, again after every crash. Resolves with the number of crashes. */
async function settle(world: SimulatedSystem, seed: bigint, round: number): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const before = world.provider();
    const random = createRandom(seed, `settle ${round} ${attempt}`);
    before.services.jobs.wake();
    const [done] = await world.atOnce([() => before.services.jobs.settle().then(() => true)], random, attempt < 3 ? FAULTS : noFaults);
    if (done === true) return attempt;
    if (attempt > 8) throw new Error('What is due is never done');
  }
}

/**
 * Runs the whole provider against the model. Each step is drawn from its own number, so that steps can be left out.
 * @param steps their numbers, in order
 */
export async function simulate(seed: bigint, steps: readonly number[]): Promise<Outcome> {
  const world = await openSimulation(seed);
  const log = createHash('sha256');
  const counts: Record<string, number> = {};
  let crashes = 0;
  let done = 0;
  const parties: Party[] = [];
  const end = (difference?: Difference): Outcome => ({ digest: log.digest('hex'), steps: done, crashes, counts, difference });
  try {
    await world.provider().control('PATCH', '/settings', { rateLimitFactor: 10_000 });
    while (parties.length < CUSTOMERS) {
      const { client, state } = await createClient(world.provider());
      parties.push({ client, states: [state], past: [], lost: [] });
    }
    for (const round of groupIntoRounds(seed, steps)) {
      const [first = 0] = round;
      const random = createRandom(seed, `round ${first}`);
      world.machine.idle(drawIdle(random) * 1000);
      crashes += await settle(world, seed, first);
      const now = world.machine.now();
      const heard = new Map<Party, AnsweredOperation[]>();
      const sends: { party: Party; operation: Operation; send: Awaited<ReturnType<typeof buildRequest>> }[] = [];
      for (const step of round) {
        const own = createRandom(seed, `step ${step}`);
        const party = own.pick(parties);
        // Operations without a response are repeated first.
        const operation = party.lost.shift() ?? drawOperation(party.client, party.past, `s${String(step).padStart(6, '0')}`, now, own);
        party.past.push(operation);
        sends.push({ party, operation, send: await buildRequest(world.provider(), world.database, party.client, operation) });
      }
      const process = world.provider();
      const answers = await world.atOnce(
        sends.map(({ send }) => send),
        random,
        FAULTS,
      );
      if (world.provider() !== process) crashes += 1;
      for (const [place, { party, operation }] of sends.entries()) {
        const answer = readResponse(party.client, operation, answers[place], now);
        if (answer === undefined && operation.kind !== 'signIn') party.lost.push(operation);
        heard.set(party, [...(heard.get(party) ?? []), { operation, answer }]);
        const name = `${operation.kind} ${answer === undefined ? 'lost' : answer.code === 0 ? answer.status : answer.code}`;
        counts[name] = (counts[name] ?? 0) + 1;
        log.update(JSON.stringify(toJsonValue([now, operation, answer ?? null])));
      }
      const before = done;
      done += round.length;
      for (const [party, all] of heard) {
        const states = explain(party.states, all, now);
        if (states.length === 0)
          return end({
            step: first,
            what: `answers at once, customer ${party.client.username}`,
            provider: toJsonValue(all),
            model: toJsonValue(predictEach(party.states, all, now)),
          });
        party.states = states.slice(0, MAX_CANDIDATES);
      }
      if (Math.floor(done / CHECK_EVERY) === Math.floor(before / CHECK_EVERY)) continue;
      const difference = await compare(world, parties, first);
      if (difference !== undefined) return end(difference);
    }
    world.machine.idle(600_000);
    await settle(world, seed, -1);
    return end(await compare(world, parties, steps.at(-1) ?? 0));
  } finally {
    await world.close();
  }
}
