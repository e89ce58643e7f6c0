import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { afterEach, expect, it } from 'vitest';
import { createBrakeHelpers } from './testing/brake.ts';
import { connectProvider } from './testing/openProvider.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const folders: string[] = [];
const processes: ChildProcess[] = [];

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Started = {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
};

function start(dataDir: string, port: number, variables: Readonly<Record<string, string>> = {}): Started {
  const { DATABASE_URL: _server, ...env } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, DATA_DIR: dataDir, PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return { origin: `http://localhost:${port}`, child, output: () => output, ended: exit };
}

/** Waits for the last line that the start prints. */
async function waitUntilReady({ child, output, ended }: Started): Promise<void> {
  while (!output().includes('Demo customer')) {
    const code = await Promise.race([ended, once(child.stdout ?? child, 'data').then(() => undefined)]);
    if (code !== undefined) throw new Error(`The provider ended with ${code}: ${output()}`);
  }
}

async function request(
  origin: string,
  method: string,
  path: string,
  { body, token, key }: { body?: object; token?: string; key?: string } = {},
): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? undefined : answer.json();
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  folders.push(folder);
  return folder;
}

async function signIn(origin: string): Promise<{ readonly token: string; readonly account: number }> {
  const session = z.object({ access_token: z.string() });
  const { access_token: token } = z.parse(
    session,
    await request(origin, 'POST', '/api/v1/sign_in', { body: { username: '+37060000001', password: 'Halden2026' } }),
  );
  return { token, account: 101 };
}

it('S8 loses no acknowledged order when it is killed, and the ledger balances after (RULE-002)', async () => {
  const folder = createFolder();
  const port = await findFreePort();
  const first = start(folder, port);
  await waitUntilReady(first);
  const { token, account } = await signIn(first.origin);
  const acknowledged: string[] = [];
  const created = z.object({ id: z.string() });
  const place = async (): Promise<void> => {
    const path = `/api/v1/accounts/${account}/withdraw/iban`;
    const body = { amount: '10.01', iban: 'DE89370400440532013000' };
    const answer = z.safeParse(created, await request(first.origin, 'POST', path, { token, key: randomUUID(), body }));
    if (answer.success) acknowledged.push(answer.data.id);
  };
  // Eight clients keep placing orders, and the process is killed while they do.
  const clients = Array.from({ length: 8 }, async () => {
    for (let attempt = 0; attempt < 1000 && first.child.exitCode === null; attempt += 1) {
      await place();
      if (acknowledged.length >= 120) first.child.kill('SIGKILL');
    }
  });
  await Promise.allSettled(clients);
  expect(await first.ended).toBeNull();
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);

  const second = start(folder, port);
  await waitUntilReady(second);
  const again = await signIn(second.origin);
  expect(await request(second.origin, 'GET', '/sandbox/ledger/check')).toMatchObject({ balanced: true });
  const pages = await Promise.all(
    acknowledged.map((id) => request(second.origin, 'GET', `/api/v1/search/orders/${id}`, { token: again.token })),
  );
  expect(pages.filter((order) => !z.safeParse(created, order).success)).toEqual([]);
}, 120_000);

it('gives a transfer on hold back exactly when the process is killed during its cancellation (RULE-043, BRAKE-012)', async () => {
  const folder = createFolder();
  const port = await findFreePort();
  const first = start(folder, port);
  await waitUntilReady(first);
  const brake = createBrakeHelpers(connectProvider(first.origin));
  const held = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => {
      const holder = await brake.newCareful();
      return { holder, id: (await brake.hold(holder, { amount: `${510 + place}.07` })).id };
    }),
  );
  // Each transfer is cancelled ten times in parallel. The first acknowledgement kills the process in the middle of the others.
  const cancelled = new Set<string>();
  const presses = held.flatMap(({ holder, id }) =>
    Array.from({ length: 10 }, async () => {
      if ((await brake.cancel(holder, id)).status !== 200) return;
      cancelled.add(id);
      first.child.kill('SIGKILL');
    }),
  );
  await Promise.allSettled(presses);
  expect(await first.ended).toBeNull();
  expect(cancelled.size).toBeGreaterThan(0);

  const second = start(folder, port);
  await waitUntilReady(second);
  for (const { holder: before, id } of held) {
    const holder = await brake.again(before);
    const { status } = z.parse(z.object({ status: z.string() }), await brake.order(holder, id));
    // An acknowledged cancellation has happened. Any other has either happened completely or not at all.
    expect(cancelled.has(id) ? ['rejected'] : ['rejected', 'moderate']).toContain(status);
    expect((await brake.cancel(holder, id)).status).toBe(status === 'moderate' ? 200 : 409);
    expect(await brake.euros(holder)).toEqual({ balance: '1000.00', balanceOut: '0.00' });
  }
  expect(await brake.checkLedger()).toMatchObject({ balanced: true });
}, 120_000);

it('starts once per folder, on loopback, prints its addresses, and releases the folder when stopped (GUARD-004)', async () => {
  const folder = createFolder();
  const first = start(folder, await findFreePort());
  await waitUntilReady(first);
  expect(first.output()).toMatch(/Wallet +http:\/\/localhost:\d+\n.*\+37060000001, password Halden2026\n.*\/sandbox/);
  expect(first.output()).toContain(`${first.origin}/sandbox`);

  const second = start(folder, await findFreePort());
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${first.child.pid}`);

  const { origin } = first;
  const customer = z.parse(
    z.object({ username: z.string() }),
    await request(origin, 'POST', '/sandbox/customers', { body: { preset: 'empty' } }),
  );
  await request(origin, 'POST', '/sandbox/faults', { body: { match: { path: '/version.txt' }, status: 500, times: 0 } });
  const begunAt = Date.now();
  await request(origin, 'POST', '/sandbox/clock', { body: { advanceSeconds: 86_400 } });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const third = start(folder, await findFreePort());
  await waitUntilReady(third);
  expect(await request(third.origin, 'PATCH', `/sandbox/customers/${customer.username}`, { body: {} })).toMatchObject({
    username: customer.username,
  });
  expect((await fetch(`${third.origin}/version.txt`)).status).toBe(500);
  const clock = z.parse(
    z.object({ now: z.string() }),
    await request(third.origin, 'POST', '/sandbox/clock', { body: { advanceSeconds: 0 } }),
  );
  expect(Date.parse(clock.now) - begunAt).toBeGreaterThanOrEqual(86_400_000);
}, 120_000);

it('has no control surface when it listens beyond this machine (GUARD-004)', async () => {
  const open = start(createFolder(), await findFreePort(), { HOST: '0.0.0.0' });
  await waitUntilReady(open);
  expect(open.output()).toContain('off: HOST=0.0.0.0');
  expect((await fetch(`${open.origin}/sandbox/messages`)).status).toBe(404);
}, 120_000);

/** A self-signed certificate, made the way an operator would. */
function makeTls(): Readonly<Record<'TLS_CERT' | 'TLS_KEY', string>> {
  const folder = createFolder();
  const files = { TLS_CERT: join(folder, 'provider_certificate'), TLS_KEY: join(folder, 'provider_key') };
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', files.TLS_KEY];
  const names = ['-subj', '/CN=provider', '-addext', 'subjectAltName=DNS:provider'];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', files.TLS_CERT, '-days', '2', ...names], { stdio: 'ignore' });
  return files;
}

const fetchStatus = (port: number, ca: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: '/_healthz', ca, servername: 'provider', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).once('error', reject);
  });

it('serves only TLS with its own certificate, and does not start with half of one (DEP-009)', async () => {
  const files = makeTls();
  const half = start(createFolder(), await findFreePort(), { TLS_CERT: files.TLS_CERT });
  expect(await half.ended).toBe(1);
  expect(half.output()).toContain('TLS_CERT and TLS_KEY go together');

  const port = await findFreePort();
  await waitUntilReady(start(createFolder(), port, files));
  expect(await fetchStatus(port, readFileSync(files.TLS_CERT, 'utf8'))).toBe(200);
  await expect(fetch(`http://localhost:${port}/_healthz`)).rejects.toThrow('fetch failed');
});
