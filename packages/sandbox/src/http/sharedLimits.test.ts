import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProvider } from '../createProvider.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { createSession } from '../testing/customers.ts';
import { createProviderClient, openTestServices, type ProviderClient } from '../testing/openProvider.ts';
import { openSeededDatabase } from '../testing/openTestDatabase.ts';

let sharedDatabase: OpenDatabase;
let processes: readonly ProviderClient[];
beforeAll(async () => {
  sharedDatabase = await openSeededDatabase();
  const open = async () => createProviderClient(createProvider(await openTestServices(sharedDatabase.database, { isShared: true })));
  // The first process creates the keys that the others read.
  processes = [await open(), await open(), await open()];
  await processes[0]?.control('PATCH', '/settings', { rateLimitFactor: 1 });
}, 60_000);
afterAll(() => sharedDatabase.close());

const [getFirst, getEach] = [(): ProviderClient => getProcess(0), (place: number): ProviderClient => getProcess(place % processes.length)];
function getProcess(place: number): ProviderClient {
  const provider = processes[place];
  if (provider === undefined) throw new Error(`There is no process ${place}`);
  return provider;
}

/** Sends concurrent money calls, spread over the processes. Each is refused for its amount unless a limit refuses it first. */
async function requestStatuses(count: number, token: string): Promise<readonly number[]> {
  const body = { value: '0.01', base: 'EUR', quote: 'USD' };
  const send = (place: number) => getEach(place).request('POST', '/exchange/sell', { token, key: randomUUID(), body });
  const answers = await Promise.all(Array.from({ length: count }, (_, place) => send(place)));
  for (const { status, headers } of answers) if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  return answers.map(({ status }) => status);
}
const countPassed = (statuses: readonly number[]): number => statuses.filter((status) => status === 400).length;

it('lets exactly 30 of 45 money calls in a minute through, across three processes (HA-011, RULE-070)', async () => {
  const { token } = await createSession(getFirst(), 'empty');
  const statuses = await requestStatuses(45, token);
  expect([countPassed(statuses), statuses.filter((status) => status === 429).length]).toEqual([30, 15]);
});

it('stays within the limit in every minute, does not count refused calls and recovers later (RULE-070)', async () => {
  const { token } = await createSession(getFirst(), 'empty');
  expect(countPassed(await requestStatuses(20, token))).toBe(20);
  await getFirst().advance(30);
  expect(countPassed(await requestStatuses(20, token))).toBe(10);
  await getFirst().advance(29);
  expect(countPassed(await requestStatuses(5, token))).toBe(0);
  await getFirst().advance(12);
  expect(countPassed(await requestStatuses(30, token))).toBe(20);
});

it('limits each customer separately (HA-011)', async () => {
  const { token } = await createSession(getFirst(), 'empty');
  const other = await createSession(getFirst(), 'empty');
  await requestStatuses(30, token);
  expect(countPassed(await requestStatuses(30, other.token))).toBe(30);
});
