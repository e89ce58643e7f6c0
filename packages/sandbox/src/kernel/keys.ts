import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';

/** The provider's own secrets, made on the first start and kept in the database. */
export type Keys = {
  /** Signs access tokens (EdDSA). */
  readonly signing: CryptoKey;
  readonly verifying: CryptoKey;
  /** Names the signing key: the thumbprint of its public half (RFC 7638). */
  readonly kid: string;
  /** HMAC-SHA-256 with a key of the provider, base64url: derives what must be repeatable and unguessable (a successor token). */
  readonly derive: (text: string) => string;
  /** 32 bytes: seals stored documents. */
  readonly sealing: Buffer;
};

async function secret(database: Database, name: string, make: () => Promise<string>): Promise<string> {
  const read = () => database.selectFrom('provider_secret').select('value').where('name', '=', name).executeTakeFirst();
  const row = await read();
  if (row !== undefined) return row.value;
  await database
    .insertInto('provider_secret')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read())?.value ?? '';
}

async function makeKeyPair(): Promise<string> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'EdDSA');
  if (key instanceof Uint8Array) throw new Error('The signing key is no key pair');
  return key;
}

const random = async (): Promise<string> => randomBytes(32).toString('base64');

/** `derive` of the provider's keys, for what happens by the clock. */
export async function openDerive(database: Database): Promise<Keys['derive']> {
  const deriving = Buffer.from(await secret(database, 'deriving', random), 'base64');
  return (text) => createHmac('sha256', deriving).update(text).digest('base64url');
}

export async function openKeys(database: Database): Promise<Keys> {
  const jwk: JWK = JSON.parse(await secret(database, 'signing', makeKeyPair));
  const { d: _private, ...open } = jwk;
  const sealing = Buffer.from(await secret(database, 'sealing', random), 'base64');
  return {
    signing: await importKey(jwk),
    verifying: await importKey(open),
    kid: await calculateJwkThumbprint(open),
    derive: await openDerive(database),
    sealing,
  };
}
