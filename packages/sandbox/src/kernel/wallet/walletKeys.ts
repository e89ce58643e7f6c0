import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { type Curve, isSignedBy, makeKeyPair } from './curves.ts';

export type WalletKey = { readonly publicKey: string; readonly privateKey: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key pair with which the customer's device signs for a wallet on a curve; made when it is first needed (api.md 3.17). */
export async function walletKey(transaction: Database, accountId: number, curve: Curve): Promise<WalletKey> {
  const held = await readKey(transaction, accountId, curve);
  if (held !== undefined) return held;
  const { publicKey, privateKey } = makeKeyPair(curve);
  const made = { account_id: accountId, curve, public_key: publicKey, private_key: privateKey.toString('base64') };
  await transaction
    .insertInto('wallet_key')
    .values(made)
    .onConflict((conflict) => conflict.columns(['account_id', 'curve']).doNothing())
    .execute();
  return (await readKey(transaction, accountId, curve)) ?? { publicKey: made.public_key, privateKey: made.private_key };
}

async function readKey(transaction: Database, accountId: number, curve: Curve): Promise<WalletKey | undefined> {
  const row = await transaction
    .selectFrom('wallet_key')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('curve', '=', curve)
    .executeTakeFirst();
  return row === undefined ? undefined : { publicKey: row.public_key, privateKey: row.private_key };
}

/** iv ‖ AES-256-GCM ‖ tag, base64; `bound` is the additional data. */
export function seal(key: Buffer, content: Buffer, bound: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(bound, 'utf8'));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** The reverse of {@link seal}; undefined when it was not sealed with this key and these data. */
export function unseal(key: Buffer, sealed: string, bound: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(bound, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Whether every message was signed by the wallet's key of this curve. */
export function isSigned(curve: Curve, publicKey: string, messages: readonly string[], signatures: readonly string[]): boolean {
  if (messages.length !== signatures.length) return false;
  return messages.every((message, place) =>
    isSignedBy(curve, publicKey, Buffer.from(message, 'base64'), Buffer.from(signatures[place] ?? '', 'base64')),
  );
}
