import { createCipheriv, createDecipheriv, generateKeyPairSync, randomBytes, verify } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';

export type WalletKey = { readonly publicKey: string; readonly privatePkcs8: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key pair with which the customer's device signs for a wallet; made when it is first needed (api.md 3.17). */
export async function walletKey(transaction: Database, accountId: number): Promise<WalletKey> {
  const storedKey = await readKey(transaction, accountId);
  if (storedKey !== undefined) return storedKey;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const row = {
    account_id: accountId,
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    private_pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
  await transaction
    .insertInto('wallet_key')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return (await readKey(transaction, accountId)) ?? { publicKey: row.public_key, privatePkcs8: row.private_pkcs8 };
}

async function readKey(transaction: Database, accountId: number): Promise<WalletKey | undefined> {
  const row = await transaction.selectFrom('wallet_key').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row === undefined ? undefined : { publicKey: row.public_key, privatePkcs8: row.private_pkcs8 };
}

/** iv ‖ AES-256-GCM ‖ tag, base64; `bound` is the additional data. */
export function seal(key: Buffer, content: Buffer, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(context, 'utf8'));
  return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** The reverse of {@link seal}; undefined when it was not sealed with this key and these data. */
export function unseal(key: Buffer, box: string, context: string): Buffer | undefined {
  const bytes = Buffer.from(box, 'base64');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Whether every message was signed by the wallet's key: ECDSA P-256 with SHA-256, r ‖ s. */
export function isSigned(publicKey: string, messages: readonly string[], signatures: readonly string[]): boolean {
  if (messages.length !== signatures.length) return false;
  return messages.every((message, place) =>
    verify(
      'sha256',
      Buffer.from(message, 'base64'),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signatures[place] ?? '', 'base64'),
    ),
  );
}
