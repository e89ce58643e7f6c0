import { calculateJwkThumbprint, type JWK } from 'jose';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import type { MasterKey } from './masterKey.ts';
import { sealBytes, unsealBytes } from '../../database/sealing.ts';
import { generateBytes, generatePrivateKey } from '../../ports/chance.ts';

/** `signing`: access tokens. `deriving`: values that must be repeatable but unguessable. `sealing`: documents and the keys of wallets. */
export const keyNames = ['signing', 'deriving', 'sealing'] as const;
export type KeyName = (typeof keyNames)[number];

/** An unsealed secret of the provider. `retiredAt` is null for the active one. */
export type KeyRow = { readonly kid: string; readonly name: string; readonly secret: string; readonly retiredAt: Date | null };

const toSealContext = (name: string, kid: string): string => `${name} ${kid}`;

function generateSecret(name: KeyName): string {
  if (name !== 'signing') return generateBytes(32).toString('base64');
  return JSON.stringify(generatePrivateKey('Ed25519').export({ format: 'jwk' }));
}

/** Names a signing key by its thumbprint (RFC 7638), any other at random. */
async function createKeyId(name: KeyName, secret: string): Promise<string> {
  if (name !== 'signing') return generateBytes(8).toString('hex');
  const { d: _private, ...open }: JWK = JSON.parse(secret);
  return calculateJwkThumbprint(open);
}

/** Activates a key, unless one of this name is active. Of two concurrent processes the first one wins. */
async function activateKey(database: Database, master: MasterKey, name: KeyName, secret: string): Promise<string> {
  const kid = await createKeyId(name, secret);
  await database
    .insertInto('provider_key')
    .values({ kid, name, sealed: master.seal(secret, toSealContext(name, kid)) })
    .onConflict((conflict) => conflict.column('name').where('retired_at', 'is', null).doNothing())
    .execute();
  return kid;
}

export type SealingKey = { readonly kid: string; readonly key: Buffer };

/** Seals a wallet's key for its row: the id of the sealing key, and the key bound to the account. */
export const sealWalletKey = ({ kid, key }: SealingKey, accountId: number, content: Buffer): string =>
  `${kid}.${sealBytes(key, content, `wallet ${accountId}`).toString('base64')}`;

/**
 * Reverses {@link sealWalletKey}.
 * @param findKey returns the sealing key with an id
 */
export function openWalletKey(findKey: (kid: string) => Buffer | undefined, accountId: number, held: string): Buffer | undefined {
  const [kid = '', sealed] = held.split('.');
  const key = findKey(kid);
  return key === undefined || sealed === undefined ? undefined : unsealBytes(key, Buffer.from(sealed, 'base64'), `wallet ${accountId}`);
}

async function resealWallets(transaction: Database, findKey: (kid: string) => Buffer | undefined, by: SealingKey): Promise<void> {
  const rows = await transaction.selectFrom('wallet_key').select(['account_id', 'curve', 'private_key']).execute();
  for (const { account_id: accountId, curve, private_key: held } of rows) {
    const content = openWalletKey(findKey, accountId, held);
    if (content === undefined) throw new Error(`The key of wallet ${accountId} was sealed with a key that is gone`);
    await transaction
      .updateTable('wallet_key')
      .set({ private_key: sealWalletKey(by, accountId, content) })
      .where('account_id', '=', accountId)
      .where('curve', '=', curve)
      .execute();
  }
}

/** All keys of the provider, the active ones first, then the retired ones, newest first. */
export async function readKeyRows(database: Database, master: MasterKey): Promise<readonly KeyRow[]> {
  const rows = await database.selectFrom('provider_key').selectAll().orderBy('made_at', 'desc').execute();
  return rows
    .map(({ kid, name, sealed, retired_at: retiredAt }) => {
      const secret = master.open(sealed, toSealContext(name, kid));
      if (secret === undefined)
        throw new Error('the secrets in the database are sealed under another key. Give the SECRETS_KEY, or the DATA_DIR, of before.');
      return { kid, name, secret, retiredAt };
    })
    .toSorted((left, right) => Number(left.retiredAt !== null) - Number(right.retiredAt !== null));
}

export async function createMissingKeys(database: Database, master: MasterKey): Promise<void> {
  const currentKeys = await database.selectFrom('provider_key').select('name').where('retired_at', 'is', null).execute();
  for (const name of keyNames.filter((one) => !currentKeys.some((row) => row.name === one)))
    await activateKey(database, master, name, generateSecret(name));
}

/**
 * Creates new keys for all purposes and reseals the wallets. The old keys are kept: tokens that they signed stay valid until they expire,
 * and documents that they sealed can still be opened.
 * @param former the key that everything is sealed under, if `master` replaces it
 * @returns the names of the new keys
 */
export function rotateKeys(database: Database, master: MasterKey, now: Date, former: MasterKey = master): Promise<readonly string[]> {
  return inTransaction(database, async (transaction) => {
    const rows = await readKeyRows(transaction, former);
    for (const { kid, name, secret } of rows)
      await transaction
        .updateTable('provider_key')
        .set({ sealed: master.seal(secret, toSealContext(name, kid)) })
        .where('kid', '=', kid)
        .execute();
    await transaction.updateTable('provider_key').set({ retired_at: now }).where('retired_at', 'is', null).execute();
    await createMissingKeys(transaction, master);
    const renewed = await readKeyRows(transaction, master);
    const findKey = (kid: string): Buffer | undefined => {
      const secret = renewed.find((row) => row.name === 'sealing' && row.kid === kid)?.secret;
      return secret === undefined ? undefined : Buffer.from(secret, 'base64');
    };
    const sealing = renewed.find(({ name }) => name === 'sealing');
    const key = sealing === undefined ? undefined : findKey(sealing.kid);
    if (sealing !== undefined && key !== undefined) await resealWallets(transaction, findKey, { kid: sealing.kid, key });
    return renewed.filter(({ retiredAt }) => retiredAt === null).map(({ name, kid }) => `${name} ${kid}`);
  });
}
