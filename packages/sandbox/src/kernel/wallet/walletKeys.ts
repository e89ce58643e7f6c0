import type { Database } from '../../database/openDatabase.ts';
import { openWalletKey, sealWalletKey } from '../keys/keyRows.ts';
import { getKeys } from '../keys/keys.ts';
import { sealBytes, unsealBytes } from '../../database/sealing.ts';
import { type Curve, isSignedBy, createKeyPair } from './curves.ts';

export type WalletKey = { readonly publicKey: string; readonly privateKey: string };

/** The key pair that the customer's device signs with for a wallet on a curve. Created when first needed (api.md 3.17). */
export async function getWalletKey(transaction: Database, accountId: number, curve: Curve): Promise<WalletKey> {
  const existingKey = await readKey(transaction, accountId, curve);
  if (existingKey !== undefined) return existingKey;
  const { publicKey, privateKey } = createKeyPair(curve);
  const made = {
    account_id: accountId,
    curve,
    public_key: publicKey,
    private_key: sealWalletKey(getKeys(transaction).sealing, accountId, privateKey),
  };
  await transaction
    .insertInto('wallet_key')
    .values(made)
    .onConflict((conflict) => conflict.columns(['account_id', 'curve']).doNothing())
    .execute();
  return (await readKey(transaction, accountId, curve)) ?? { publicKey, privateKey: privateKey.toString('base64') };
}

async function readKey(transaction: Database, accountId: number, curve: Curve): Promise<WalletKey | undefined> {
  const row = await transaction
    .selectFrom('wallet_key')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('curve', '=', curve)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const privateKey = openWalletKey(getKeys(transaction).sealingOf, accountId, row.private_key);
  if (privateKey === undefined) throw new Error(`The key of wallet ${accountId} was sealed with a key that is gone`);
  return { publicKey: row.public_key, privateKey: privateKey.toString('base64') };
}

/** Base64 of iv ‖ AES-256-GCM ‖ tag; `bound` is the additional data. */
export const seal = (key: Buffer, content: Buffer, bound: string): string => sealBytes(key, content, bound).toString('base64');

/** Reverses {@link seal}; undefined if it was sealed with another key or other additional data. */
export const unseal = (key: Buffer, sealed: string, bound: string): Buffer | undefined =>
  unsealBytes(key, Buffer.from(sealed, 'base64'), bound);

export function isSigned(curve: Curve, publicKey: string, messages: readonly string[], signatures: readonly string[]): boolean {
  if (messages.length !== signatures.length) return false;
  return messages.every((message, place) =>
    isSignedBy(curve, publicKey, Buffer.from(message, 'base64'), Buffer.from(signatures[place] ?? '', 'base64')),
  );
}
