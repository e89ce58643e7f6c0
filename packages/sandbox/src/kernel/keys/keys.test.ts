import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../database/openDatabase.ts';
import { createSession } from '../../testing/customers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { readAccessToken, signAccessToken } from '../accessToken.ts';
import { getWalletKey } from '../wallet/walletKeys.ts';
import { rotateKeys } from './keyRows.ts';
import { openKeys } from './keys.ts';
import { memoryMasterKey, readMasterKey } from './masterKey.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const addToNow = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);
const CLAIMS = { customerId: 7, familyId: 'f', statusVersion: 1 };
const newSecret = (): string => randomBytes(32).toString('base64');

let testDatabase: OpenDatabase;
beforeAll(async () => {
  testDatabase = await openTestDatabase();
}, 60_000);
afterAll(() => testDatabase.close());

describe('secrets at rest', () => {
  it('cannot be read from the rows of the database (GUARD-020, GUARD-026)', async () => {
    const { database } = testDatabase;
    const keys = await openKeys(database);
    const { rows } = await sql<{ row: string }>`select row_to_json(k)::text as row from provider_key k`.execute(database);
    expect(rows).toHaveLength(3);
    const all = rows.map(({ row }) => row).join('');
    expect(all).not.toContain(keys.sealing.key.toString('base64'));
    expect(all).not.toMatch(/"d"|"crv"/);
    for (const { kid } of [keys.sealing, keys]) expect(all).toContain(kid);
  });

  it('cannot be opened by another master key: the start fails with a message (GUARD-020)', async () => {
    await openKeys(testDatabase.database);
    await expect(openKeys(testDatabase.database, readMasterKey(newSecret(), ''))).rejects.toThrow(/SECRETS_KEY/);
  });

  it('use a key file when there is no SECRETS_KEY, and refuse one that others can read (GUARD-020, RULE-056)', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wallet-keys-'));
    const sealed = readMasterKey(undefined, folder).seal('secret', 'name');
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
    expect(readMasterKey(undefined, folder).open(sealed, 'name')).toBe('secret');
    expect(readMasterKey(undefined, folder).open(sealed, 'another name')).toBeUndefined();
    chmodSync(join(folder, 'secrets.key'), 0o644);
    expect(() => readMasterKey(undefined, folder)).toThrow(/chmod 600/);
    expect(() => readMasterKey('too short', folder)).toThrow(/32 bytes/);
  });
});

describe('rotation', () => {
  it('signs with the new key; tokens of the old one are valid until they expire, later ones are refused (GUARD-020, RULE-056)', async () => {
    const { database, close } = await openTestDatabase();
    const former = await openKeys(database);
    const [thief, kid] = [{ signing: former.signing, kid: former.kid }, former.kid];
    const token = await signAccessToken(former, CLAIMS, { now: NOW, seconds: 900 });
    expect(await rotateKeys(database, memoryMasterKey, NOW)).toHaveLength(3);
    const keys = await openKeys(database);
    expect(keys.kid).not.toBe(kid);
    expect(await readAccessToken(keys, token, addToNow(60))).toMatchObject(CLAIMS);
    const forged = await signAccessToken(thief, CLAIMS, { now: addToNow(3600), seconds: 900 });
    expect(await readAccessToken(keys, forged, addToNow(3600))).toBeUndefined();
    await close();
  });

  it('makes a running process load the new keys when a token names one (GUARD-020)', async () => {
    const { database, close } = await openTestDatabase();
    let at = 0;
    const running = await openKeys(database, memoryMasterKey, () => at);
    await rotateKeys(database, memoryMasterKey, NOW);
    const renewed = await openKeys(database);
    const token = await signAccessToken(renewed, CLAIMS, { now: NOW, seconds: 900 });
    expect(await readAccessToken(running, token, NOW)).toBeUndefined();
    at += 1000;
    expect(await readAccessToken(running, token, NOW)).toMatchObject(CLAIMS);
    await close();
  });

  it('reseals everything under another SECRETS_KEY (GUARD-020)', async () => {
    const { database, close } = await openTestDatabase();
    await openKeys(database);
    const master = readMasterKey(newSecret(), '');
    await rotateKeys(database, master, NOW, memoryMasterKey);
    await expect(openKeys(database)).rejects.toThrow(/SECRETS_KEY/);
    expect((await openKeys(database, master)).kid).toBeTruthy();
    await close();
  });
});

describe('the running provider', () => {
  const provider = setUpProvider();

  it('stores wallet keys sealed, and keeps them and sessions valid across a rotation (GUARD-020)', async () => {
    const { database } = provider;
    const { token, refresh } = await createSession(provider, 'verified');
    const { id } = await database.selectFrom('account').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { privateKey } = await getWalletKey(database, id, 'P-256');
    const readSealedKey = async () =>
      (await database.selectFrom('wallet_key').select('private_key').where('account_id', '=', id).executeTakeFirstOrThrow()).private_key;
    const before = await readSealedKey();
    expect(before).not.toContain(privateKey);
    await rotateKeys(database, memoryMasterKey, provider.services.clock.now());
    await openKeys(database);
    expect(await readSealedKey()).not.toBe(before);
    expect((await getWalletKey(database, id, 'P-256')).privateKey).toBe(privateKey);
    expect((await provider.request('GET', '/info/full', { token })).status).toBe(200);
    expect((await provider.request('POST', '/refresh_token', { body: { refresh_token: refresh } })).status).toBe(200);
  });
});
