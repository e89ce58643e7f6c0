import { signInResponse } from '@wallet/contract/access/session';
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { createBankTransferHelpers } from '../../packages/sandbox/src/testing/bankTransfers.ts';
import { readInbox, createCustomer, createSession } from '../../packages/sandbox/src/testing/customers.ts';
import { connectProvider, type Answer, type ProviderClient } from '../../packages/sandbox/src/testing/openProvider.ts';
import { startProvider } from '../budgets/provider.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { startPostgreSql } from '../servers/postgresql.ts';
import { createWithdrawalLog, assertAllPlacedOnce, assertBalanced, withdraw } from './withdrawals.ts';

// Three processes on one PostgreSQL, called individually and in turn like behind a load balancer. Two are killed during the run.
const database = await startPostgreSql();
const variables = {
  DATA_DIR: createTemporaryFolder(),
  DATABASE_URL: database.url,
  SECRETS_KEY: randomBytes(32).toString('base64'),
  HOST: '127.0.0.1',
};
// All start at the same time on the empty database. One of them migrates and seeds it.
const start = () => startProvider(variables);
const servers = await Promise.all([start(), start(), start()]);
const [firstProcess, secondProcess, thirdProcess] = [
  connectProvider(servers[0].url),
  connectProvider(servers[1].url),
  connectProvider(servers[2].url),
];
const allProcesses: readonly ProviderClient[] = [firstProcess, secondProcess, thirdProcess];
let calls = 0;
const nextProcess = (): ProviderClient => allProcesses[calls++ % allProcesses.length] ?? firstProcess;
const roundRobin: ProviderClient = {
  ...firstProcess,
  request: (...call) => nextProcess().request(...call),
  control: (...call) => nextProcess().control(...call),
};

const tenant = z.object({ tenant_uuid: z.string() });
const tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const ROUNDS = 20;
const CLIENTS = 50;
const WITHDRAWALS = 60;
const FAULTED = 12;

const refresh = (provider: ProviderClient, token: string): Promise<Answer> =>
  provider.request('POST', '/refresh_token', { body: { refresh_token: token } });
const runInParallel = <T>(count: number, work: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

const advanceClock = (seconds: number): Promise<Answer> => firstProcess.control('POST', '/clock', { advanceSeconds: seconds });

await test('a code sent by one process opens a session on another', async () => {
  const { username } = await createCustomer(firstProcess, 'verified');
  const answer = await firstProcess.request('POST', '/one_time_code', { body: { username, intent: 'login', captchaToken: '' } });
  const body = {
    username,
    password: (await readInbox(secondProcess, username))[0]?.code,
    tenant_uuid: z.parse(tenant, answer.json).tenant_uuid,
  };
  const login = await thirdProcess.request('POST', '/login', { body });
  const { access_token: token } = z.parse(signInResponse, login.json);
  for (const provider of allProcesses) assert.equal((await provider.request('GET', '/info/full', { token })).status, 200);
  assert.notEqual((await secondProcess.request('POST', '/login', { body })).status, 200, 'the code opens a second session');
});

await test('a refresh token works on all processes, and its later reuse ends the whole family everywhere', async () => {
  const session = await createSession(firstProcess, 'verified');
  const answers = await Promise.all(allProcesses.map((provider) => refresh(provider, session.refresh)));
  const successors = new Set(answers.map(({ json }) => z.parse(tokens, json).refresh_token));
  assert.equal(successors.size, 1, 'asked at the same moment the three give different successors');
  const next = z.parse(tokens, (await refresh(thirdProcess, [...successors][0] ?? '')).json);
  await advanceClock(11);
  assert.equal((await refresh(secondProcess, session.refresh)).status, 401);
  assert.equal((await refresh(firstProcess, next.refresh_token)).status, 401);
  assert.equal((await thirdProcess.request('GET', '/info/full', { token: next.access_token })).status, 401);
});

await test('the same key sent to all three at the same moment posts once', async () => {
  const log = await createWithdrawalLog(firstProcess);
  for (let round = 0; round < ROUNDS; round++) {
    const key = randomUUID();
    const results = await Promise.all(allProcesses.map((provider) => withdraw(provider, log, key)));
    assert.ok(results.includes(true), 'nobody has taken it');
  }
  await assertAllPlacedOnce(secondProcess, log);
});

await test('fifty clients on one balance withdraw exactly what is available', async () => {
  const bank = createBankTransferHelpers(roundRobin);
  const holder = await bank.newHolder('empty', { balances: { EUR: '1000.00' } });
  const answers = await runInParallel(CLIENTS * 2, () => bank.withdraw(holder, { amount: '50.00' }));
  assert.equal(answers.filter(({ status }) => status === 201).length, 20);
  assert.ok(answers.every(({ status }) => status === 201 || status === 400));
  assert.deepEqual(await bank.readBalance(holder), { balance: '0.00', balanceIn: '0.00', balanceOut: '1000.00' });
  await assertBalanced(thirdProcess);
});

await test('scheduled changes happen once, whichever process advances the clock', async () => {
  const log = await createWithdrawalLog(roundRobin);
  await runInParallel(WITHDRAWALS, () => withdraw(roundRobin, log));
  await Promise.all([advanceClock(61), ...allProcesses.map((provider) => provider.control('POST', '/clock', { advanceSeconds: 1 }))]);
  const messages = (await readInbox(thirdProcess, `customer${log.holder.id}@example.com`)).filter(
    ({ subject }) => subject?.endsWith(' completed') === true,
  );
  assert.equal(messages.length, WITHDRAWALS);
  assert.equal(new Set(messages.map(({ body }) => body)).size, WITHDRAWALS);
  await assertAllPlacedOnce(firstProcess, log);
});

await test('settings, clock and faults of one process apply to the others immediately', async () => {
  for (const [place, version] of ['v23.0.0', 'v24.0.0', 'v22.3.1'].entries()) {
    const provider = allProcesses[place] ?? firstProcess;
    await provider.control('PATCH', '/settings', { appVersion: version });
    for (const other of allProcesses) assert.equal(await (await other.http.request('/version.txt')).text(), version);
  }
  const { token, username } = await createSession(firstProcess, 'verified');
  await secondProcess.control('POST', '/faults', { match: { path: '/api/v1/info', username }, status: 503, times: 2 });
  const answers = await runInParallel(FAULTED, (place) =>
    (allProcesses[place % 3] ?? firstProcess).request('GET', '/info/full', { token }),
  );
  assert.equal(answers.filter(({ status }) => status === 503).length, 2);
  await secondProcess.control('POST', '/clock', { advanceSeconds: 901 });
  assert.equal((await thirdProcess.request('GET', '/info/full', { token })).status, 401);
});

await test('after two processes are killed, nothing acknowledged is lost and nothing is done twice', async () => {
  const log = await createWithdrawalLog(roundRobin);
  const isTaken = (key: string): Promise<boolean> => withdraw(roundRobin, log, key).catch(() => false);
  const ends = new Map<number, Promise<void>>();
  const end = (place: 1 | 2): void => void ends.set(place, ends.get(place) ?? servers[place].stop('SIGKILL'));
  await runInParallel(8, async () => {
    for (let done = 0; done < 40; done++) {
      const key = randomUUID();
      while (!(await isTaken(key))) {
        // The process that handled the request was killed, so retry on another one.
      }
      if (log.acknowledged.size >= 100) end(1);
      if (log.acknowledged.size >= 200) end(2);
    }
  });
  await Promise.all(ends.values());
  assert.equal(log.acknowledged.size, 320);
  await assertAllPlacedOnce(firstProcess, log);
});

await Promise.all(servers.map((server) => server.stop()));
database.stop();
