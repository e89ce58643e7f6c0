import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { newSession } from '../testing/customers.ts';
import { askedBy, openTestServices, type AskedProvider } from '../testing/openProvider.ts';
import { openSeededDatabase } from '../testing/openTestDatabase.ts';

let opened: OpenDatabase;
let processes: readonly AskedProvider[];
beforeAll(async () => {
  opened = await openSeededDatabase();
  const open = async () => askedBy(createProvider(await openTestServices(opened.database, { isShared: true })));
  // The first process creates the keys that the others read.
  processes = [await open(), await open(), await open()];
  await processes[0]?.control('PATCH', '/settings', { rateLimitFactor: 1 });
}, 60_000);
afterAll(() => opened.close());

const [first, ofEach] = [(): AskedProvider => at(0), (place: number): AskedProvider => at(place % processes.length)];
function at(place: number): AskedProvider {
  const provider = processes[place];
  if (provider === undefined) throw new Error(`There is no process ${place}`);
  return provider;
}

/** Sends concurrent money calls, spread over the processes. Each is refused for its amount unless a limit refuses it first. */
async function statusesOf(count: number, token: string): Promise<readonly number[]> {
  const body = { value: '0.01', base: 'EUR', quote: 'USD' };
  const ask = (place: number) => ofEach(place).request('POST', '/exchange/sell', { token, key: randomUUID(), body });
  const answers = await Promise.all(Array.from({ length: count }, (_, place) => ask(place)));
  for (const { status, headers } of answers) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return answers.map(({ status }) => status);
}
const passed = (statuses: readonly number[]): number => statuses.filter((status) => status === 400).length;

it('lets exactly 30 of 45 money calls in a minute through, across three processes (HA-011, RULE-070)', async () => {
  const { token } = await newSession(first(), 'empty');
  const statuses = await statusesOf(45, token);
  expect([passed(statuses), statuses.filter((status) => status === 429).length]).toEqual([30, 15]);
});

it('stays within the limit in every minute, does not count refused calls and recovers later (RULE-070)', async () => {
  const { token } = await newSession(first(), 'empty');
  expect(passed(await statusesOf(20, token))).toBe(20);
  await first().advance(30);
  expect(passed(await statusesOf(20, token))).toBe(10);
  await first().advance(29);
  expect(passed(await statusesOf(5, token))).toBe(0);
  await first().advance(12);
  expect(passed(await statusesOf(30, token))).toBe(20);
});

it('limits each customer separately (HA-011)', async () => {
  const { token } = await newSession(first(), 'empty');
  const other = await newSession(first(), 'empty');
  await statusesOf(30, token);
  expect(passed(await statusesOf(30, other.token))).toBe(30);
});
