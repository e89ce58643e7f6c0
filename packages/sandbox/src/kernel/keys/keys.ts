import { importJWK, type CryptoKey, type JWK } from 'jose';
import { createHmac } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { createMissingKeys, type KeyName, type KeyRow, readKeyRows, type SealingKey } from './keyRows.ts';
import { type MasterKey, memoryMasterKey } from './masterKey.ts';
import { type Sealer, sealerOf } from '../../database/sealing.ts';
import { getMachineNow } from '../../ports/clock.ts';

/** Lifetime of an access token in seconds (RULE-011). */
export const ACCESS_SECONDS = 900;
/** How long another process on the same database may go on using a retired key, in milliseconds. */
const RELOAD_MS = 60_000;
/** An unknown key id reloads the keys, but at most this often, so that forged tokens cannot cause a query each. */
const MIN_RELOAD_INTERVAL_MS = 1000;

/** The provider's own secrets: created on the first start and stored in the database, sealed under a key from outside of it (RULE-056). */
export type Keys = {
  /** Signs access tokens (EdDSA). */
  readonly signing: CryptoKey;
  /** Id of the signing key: the thumbprint of its public half (RFC 7638). */
  readonly kid: string;
  /** Resolves with the key that a token names, while anything signed with it can be valid; undefined otherwise. */
  readonly verifying: (kid: string, now: Date) => Promise<CryptoKey | undefined>;
  /**
   * HMAC-SHA-256 with a key of the provider, base64url. Derives values that must be repeatable but unguessable, such as a successor token.
   */
  readonly derive: (text: string) => string;
  /** The same with every key that was ever active, the current one first, to look up what was derived earlier. */
  readonly derivations: (text: string) => readonly string[];
  readonly sealing: SealingKey;
  readonly sealingOf: (kid: string) => Buffer | undefined;
  /** Sealer for data that is stored without the id of its key. */
  readonly sealer: Sealer;
  /** Loads changes made by other processes, at most once a minute. */
  readonly refresh: () => Promise<void>;
};

type VerifyingKey = { readonly key: CryptoKey; readonly until: number };
type KeyRing = Pick<Keys, 'signing' | 'kid' | 'sealing'> & {
  readonly verifying: ReadonlyMap<string, VerifyingKey>;
  readonly deriving: readonly Buffer[];
  readonly sealings: ReadonlyMap<string, Buffer>;
};

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new Error('The signing key is no key pair');
  return key;
}

function toPublicJwk({ secret }: KeyRow): JWK {
  const { d: _private, ...open }: JWK = JSON.parse(secret);
  return open;
}

async function readKeyRing(database: Database, master: MasterKey): Promise<KeyRing> {
  const rows = await readKeyRows(database, master);
  const listKeys = (name: KeyName) => rows.filter((row) => row.name === name);
  const requireActive = (name: KeyName): KeyRow => {
    const row = listKeys(name).find(({ retiredAt }) => retiredAt === null);
    if (row === undefined) throw new Error(`The provider has no ${name} key`);
    return row;
  };
  const verifying = new Map<string, VerifyingKey>();
  for (const row of listKeys('signing')) {
    const until = row.retiredAt === null ? Number.POSITIVE_INFINITY : row.retiredAt.getTime() + ACCESS_SECONDS * 1000 + 2 * RELOAD_MS;
    verifying.set(row.kid, { key: await importKey(toPublicJwk(row)), until });
  }
  const { kid, secret } = requireActive('signing');
  const sealing = requireActive('sealing');
  return {
    signing: await importKey(JSON.parse(secret)),
    kid,
    verifying,
    deriving: listKeys('deriving').map((row) => Buffer.from(row.secret, 'base64')),
    sealings: new Map(listKeys('sealing').map((row) => [row.kid, Buffer.from(row.secret, 'base64')])),
    sealing: { kid: sealing.kid, key: Buffer.from(sealing.secret, 'base64') },
  };
}

/** The keys of each open database. A transaction shares its database's adapter. */
const openedKeys = new WeakMap<object, Keys>();

/** Returns the keys of an open database, for callers that only have a transaction. */
export function getKeys(database: Database): Keys {
  const keys = openedKeys.get(database.getExecutor().adapter);
  if (keys === undefined) throw new Error('The keys of this database are not open');
  return keys;
}

/**
 * Opens the keys of a database and creates the missing ones.
 * @param master what they are sealed under
 * @default a key of this process, for a database in memory
 */
export async function openKeys(
  database: Database,
  master: MasterKey = memoryMasterKey,
  machine: () => number = getMachineNow,
): Promise<Keys> {
  await createMissingKeys(database, master);
  let ring = await readKeyRing(database, master);
  let readAt = machine();

  async function reloadAfter(milliseconds: number): Promise<void> {
    if (machine() - readAt < milliseconds) return;
    readAt = machine();
    ring = await readKeyRing(database, master);
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
      if (!ring.verifying.has(kid)) await reloadAfter(MIN_RELOAD_INTERVAL_MS);
      const verifyingKey = ring.verifying.get(kid);
      return verifyingKey === undefined || now.getTime() > verifyingKey.until ? undefined : verifyingKey.key;
    },
    derivations,
    derive: (text) => derivations(text)[0] ?? '',
    sealingOf: (kid) => ring.sealings.get(kid),
    sealer: sealerOf(() => [ring.sealing.key, ...ring.sealings.values()]),
    refresh: () => reloadAfter(RELOAD_MS),
  };
  openedKeys.set(database.getExecutor().adapter, keys);
  return keys;
}
