import { importJWK, type CryptoKey, type JWK } from 'jose';
import { createHmac } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { completeKeys, type KeyName, type KeyRow, readKeyRows, type SealingKey } from './keyRows.ts';
import { type MasterKey, memoryMasterKey } from './masterKey.ts';
import { type Sealer, sealerOf } from '../../database/sealing.ts';
import { machineNow } from '../../ports/clock.ts';

/** Life of an access token, seconds (RULE-011). */
export const ACCESS_SECONDS = 900;
/** How long another process on the same database may go on with a key that was retired, milliseconds. */
const RELOAD_MS = 60_000;
/** A name that nobody knows makes the rows be read again, but not for each forged token. */
const ASKED_ANEW_MS = 1000;

/** The provider's own secrets: made on the first start, kept in the database sealed under a key from outside of it (RULE-056). */
export type Keys = {
  /** Signs access tokens (EdDSA). */
  readonly signing: CryptoKey;
  /** Names the signing key: the thumbprint of its public half (RFC 7638). */
  readonly kid: string;
  /** The key that a token names, while what it signed can still be good; undefined for any other. */
  readonly verifying: (kid: string, now: Date) => Promise<CryptoKey | undefined>;
  /** HMAC-SHA-256 with a key of the provider, base64url: derives what must be repeatable and unguessable (a successor token). */
  readonly derive: (text: string) => string;
  /** The same by every key that was ever in force, the present one first: for what is looked up that was derived before. */
  readonly derivations: (text: string) => readonly string[];
  /** Seals documents and the keys of wallets. */
  readonly sealing: SealingKey;
  readonly sealingOf: (kid: string) => Buffer | undefined;
  /** For what keeps no name of the key. */
  readonly sealer: Sealer;
  /** Takes up what another process has changed, once a minute. */
  readonly refresh: () => Promise<void>;
};

type Verifying = { readonly key: CryptoKey; readonly until: number };
type Ring = Pick<Keys, 'signing' | 'kid' | 'sealing'> & {
  readonly verifying: ReadonlyMap<string, Verifying>;
  readonly deriving: readonly Buffer[];
  readonly sealings: ReadonlyMap<string, Buffer>;
};

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new Error('The signing key is no key pair');
  return key;
}

function openOf({ secret }: KeyRow): JWK {
  const { d: _private, ...open }: JWK = JSON.parse(secret);
  return open;
}

async function readRing(database: Database, master: MasterKey): Promise<Ring> {
  const rows = await readKeyRows(database, master);
  const of = (name: KeyName) => rows.filter((row) => row.name === name);
  const inForce = (name: KeyName): KeyRow => {
    const row = of(name).find(({ retiredAt }) => retiredAt === null);
    if (row === undefined) throw new Error(`The provider has no ${name} key`);
    return row;
  };
  const verifying = new Map<string, Verifying>();
  for (const row of of('signing')) {
    const until = row.retiredAt === null ? Number.POSITIVE_INFINITY : row.retiredAt.getTime() + ACCESS_SECONDS * 1000 + 2 * RELOAD_MS;
    verifying.set(row.kid, { key: await importKey(openOf(row)), until });
  }
  const { kid, secret } = inForce('signing');
  const sealing = inForce('sealing');
  return {
    signing: await importKey(JSON.parse(secret)),
    kid,
    verifying,
    deriving: of('deriving').map((row) => Buffer.from(row.secret, 'base64')),
    sealings: new Map(of('sealing').map((row) => [row.kid, Buffer.from(row.secret, 'base64')])),
    sealing: { kid: sealing.kid, key: Buffer.from(sealing.secret, 'base64') },
  };
}

/** The keys of each database that is open. A transaction shares its database's adapter. */
const opened = new WeakMap<object, Keys>();

/** The keys of a database that is open, for what gets nothing but a transaction. */
export function keysOf(database: Database): Keys {
  const keys = opened.get(database.getExecutor().adapter);
  if (keys === undefined) throw new Error('The keys of this database are not open');
  return keys;
}

/** @param master what they are sealed under @default a key of this process, for a database in memory */
export async function openKeys(database: Database, master: MasterKey = memoryMasterKey, machine: () => number = machineNow): Promise<Keys> {
  await completeKeys(database, master);
  let ring = await readRing(database, master);
  let readAt = machine();

  async function reloadAfter(milliseconds: number): Promise<void> {
    if (machine() - readAt < milliseconds) return;
    readAt = machine();
    ring = await readRing(database, master);
  }

  const derivations: Keys['derivations'] = (text) => ring.deriving.map((key) => createHmac('sha256', key).update(text).digest('base64url'));

  const keys: Keys = {
    get signing() {
      return ring.signing;
    },
    get kid() {
      return ring.kid;
    },
    get sealing() {
      return ring.sealing;
    },
    verifying: async (kid, now) => {
      if (!ring.verifying.has(kid)) await reloadAfter(ASKED_ANEW_MS);
      const verifyingKey = ring.verifying.get(kid);
      return verifyingKey === undefined || now.getTime() > verifyingKey.until ? undefined : verifyingKey.key;
    },
    derivations,
    derive: (text) => derivations(text)[0] ?? '',
    sealingOf: (kid) => ring.sealings.get(kid),
    sealer: sealerOf(() => [ring.sealing.key, ...ring.sealings.values()]),
    refresh: () => reloadAfter(RELOAD_MS),
  };
  opened.set(database.getExecutor().adapter, keys);
  return keys;
}
