import { mkdtempSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, jobHandlers } from '../createProvider.ts';
import { openServices } from '../http/services.ts';
import { readMasterKey } from '../kernel/keys/masterKey.ts';
import { createBankTransferHelpers, type Holder, OUTSIDE_IBAN } from '../testing/bankTransfers.ts';
import { createProviderClient, type ProviderClient } from '../testing/openProvider.ts';
import { inTransaction, openDatabase, type OpenDatabase } from './openDatabase.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const url = process.env['DATABASE_URL'];

/** A proxy to the server that can be cut, either completely or before the response to a statement. */
async function openProxy(server: URL) {
  const sockets = new Set<Socket>();
  let [isCut, silentAfter]: [boolean, RegExp | undefined] = [false, undefined];
  const way = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(server.port || 5432), server.hostname);
    let isSilent = false;
    const end = (): void => {
      client.destroy();
      upstream.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    client.on('data', (part) => {
      if (silentAfter?.test(part.toString('latin1')) === true) {
        silentAfter = undefined;
        isSilent = true;
      }
      upstream.write(part);
    });
    // The statement has run, but its response is lost.
    upstream.on('data', (part) => (isSilent ? end() : client.write(part)));
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const address = new URL(server);
  address.hostname = '127.0.0.1';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address
  address.port = String((way.address() as AddressInfo).port);
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: address.href,
    cut: (): void => {
      isCut = true;
      dropAll();
    },
    restore: (): void => {
      isCut = false;
    },
    dropAll,
    loseResponseTo: (statement: RegExp): void => {
      silentAfter = statement;
    },
    close: () => new Promise((resolve) => way.close(resolve)),
  };
}

describe.skipIf(url === undefined)('a provider whose server goes away', () => {
  let way: Awaited<ReturnType<typeof openProxy>>;
  let opened: OpenDatabase;
  let provider: ProviderClient;
  let holder: Holder;
  const bank = () => createBankTransferHelpers(provider);

  beforeAll(async () => {
    way = await openProxy(new URL(url ?? ''));
    opened = await openDatabase({ url: way.url });
    const master = readMasterKey(process.env['SECRETS_KEY'], mkdtempSync(`${tmpdir()}/absence-`));
    const services = await openServices(opened.database, { handlers: jobHandlers, isShared: true, master });
    provider = createProviderClient(createProvider(services));
    holder = await bank().newHolder('empty', { payeeCheck: 'off', balances: { EUR: '1000.00', USD: '0.00' } });
  }, 60_000);
  afterAll(async () => {
    way.restore();
    await opened.close();
    await way.close();
  });

  const withdraw = (key: string) =>
    provider.request('POST', `/accounts/${holder.euro}/withdraw/iban`, {
      token: holder.token,
      key,
      body: { amount: '20.00', iban: OUTSIDE_IBAN },
    });
  const exchange = (key: string) =>
    provider.request('POST', '/exchange/sell', { token: holder.token, key, body: { value: '20.00', base: 'EUR', quote: 'USD' } });
  const euros = async () => (await bank().readBalance(holder)).balance;

  it('repeats a transaction whose connection broke before its COMMIT (RULE-071)', async () => {
    let attempts = 0;
    const answer = await inTransaction(opened.database, async (transaction) => {
      attempts += 1;
      await sql`select 1`.execute(transaction);
      if (attempts === 1) way.dropAll();
      return (await sql<{ n: number }>`select 2 as n`.execute(transaction)).rows[0]?.n;
    });
    expect([answer, attempts]).toEqual([2, 2]);
  });

  it('does not repeat a COMMIT whose response was lost (HA-009, RULE-071)', async () => {
    let attempts = 0;
    const attempt = inTransaction(opened.database, async (transaction) => {
      attempts += 1;
      way.loseResponseTo(/commit/);
      await sql`select 1`.execute(transaction);
    });
    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(attempts).toBe(1);
  });

  it.each([
    ['an exchange', /commit/, exchange],
    ['a withdrawal', /place_answered_order/, withdraw],
  ])('answers 503 when the response to %s was lost, and its key returns the outcome, once (HA-009)', async (_, statement, move) => {
    const before = Number(await euros());
    const key = randomUUID();
    way.loseResponseTo(statement);
    const lost = await move(key);
    expect([lost.status, lost.headers.get('retry-after')]).toEqual([503, '1']);
    const again = await move(key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(Number(await euros())).toBe(before - 20);
  });

  it('answers 503 and reports down while the server is away, and then recovers by itself (HA-008)', async () => {
    way.cut();
    const [call, health] = await Promise.all([withdraw(randomUUID()), provider.http.request('/_healthz')]);
    expect([call.status, call.headers.get('retry-after'), call.json]).toEqual([503, '1', expect.objectContaining({ code: 503 })]);
    expect([health.status, await health.json()]).toEqual([503, { status: 'down' }]);
    way.restore();
    expect((await withdraw(randomUUID())).status).toBe(201);
    expect((await provider.http.request('/_healthz')).status).toBe(200);
    expect(await bank().checkLedger()).toMatchObject({ balanced: true });
  });
});

it.skipIf(url === undefined)('three processes that start together on an empty database migrate it once (HA-014)', async () => {
  const name = `at_once_${randomUUID().replaceAll('-', '')}`;
  const first = await openDatabase({ url });
  await sql`create database ${sql.id(name)}`.execute(first.database);
  const address = new URL(url ?? '');
  address.pathname = `/${name}`;
  const all = await Promise.all([1, 2, 3].map(() => openDatabase({ url: address.href })));
  const { rows } = await sql<{ name: string; times: number }>`
    select name, count(*)::int as times from kysely_migration group by name having count(*) > 1`.execute(
    all[0]?.database ?? first.database,
  );
  expect(rows).toEqual([]);
  await Promise.all(all.map(({ close }) => close()));
  await sql`drop database ${sql.id(name)}`.execute(first.database);
  await first.close();
});
