import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import { addSeconds } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Caller } from '../authenticate.ts';
import type { Keys } from '../keys/keys.ts';
import { PASSKEY_TIMEOUT_MS } from './assertion.ts';
import { generateUuid } from '../../ports/ids.ts';
import { generateBytes } from '../../ports/chance.ts';

const LIFE_SECONDS = PASSKEY_TIMEOUT_MS / 1000;

export const generateChallenge = (): string => generateBytes(32).toString('base64url');

const LOGIN_SEAL_PURPOSE = 'seal of passkey log-ins';
const decodeKey = (derived: string): Uint8Array => Buffer.from(derived, 'base64url');
const sealedSchema = z.object({ jti: z.uuid(), challenge: z.string() });

/** Seals the challenge of a log-in. The visitor carries it, so that requests open to everyone write nothing. */
export function sealLogin(keys: Pick<Keys, 'derive'>, challenge: string, now: Date): Promise<string> {
  return new EncryptJWT({ challenge })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setJti(generateUuid())
    .setExpirationTime(addSeconds(now, LIFE_SECONDS))
    .encrypt(decodeKey(keys.derive(LOGIN_SEAL_PURPOSE)));
}

type TakenChallenge =
  | { readonly kind: 'taken'; readonly challenge: string }
  /** Expired, or taken before. */
  | { readonly kind: 'expired' }
  /** Not issued by this provider. */
  | { readonly kind: 'unknown' };

async function openWithKey(key: Uint8Array, login: string, now: Date) {
  try {
    const { payload } = await jwtDecrypt(login, key, { currentDate: now });
    const read = z.safeParse(sealedSchema, payload);
    return read.success ? read.data : 'unknown';
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'unknown';
  }
}

/** Tries the active key, then earlier ones. */
async function openLogin(keys: Pick<Keys, 'derivations'>, login: string, now: Date) {
  for (const derived of keys.derivations(LOGIN_SEAL_PURPOSE)) {
    const read = await openWithKey(decodeKey(derived), login, now);
    if (read !== 'unknown') return read;
  }
  return 'unknown';
}

/** Expired challenges need no row: a log-in that old is refused by its own seal. */
async function deleteExpired(transaction: Database, now: Date): Promise<void> {
  await transaction.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute();
}

/** Takes the challenge of a log-in, once and whatever the outcome: the caller's transaction ends before the assertion is verified. */
export async function takeLogin(transaction: Database, keys: Pick<Keys, 'derivations'>, login: string, now: Date): Promise<TakenChallenge> {
  const claims = await openLogin(keys, login, now);
  if (typeof claims === 'string') return { kind: claims === 'expired' ? 'expired' : 'unknown' };
  const { jti: id, challenge } = claims;
  await deleteExpired(transaction, now);
  const row = await transaction
    .insertInto('passkey_challenge')
    .values({ id, purpose: 'login', challenge, expires_at: addSeconds(now, LIFE_SECONDS), taken_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return row.numInsertedOrUpdatedRows === 1n ? { kind: 'taken', challenge } : { kind: 'expired' };
}

/** Starts a registration, valid for this customer, this session and 300 seconds. */
export async function storeRegistration(
  transaction: Database,
  { customer, session }: Caller,
  challenge: string,
  now: Date,
): Promise<string> {
  await deleteExpired(transaction, now);
  const id = generateUuid();
  const expiresAt = addSeconds(now, LIFE_SECONDS);
  await transaction
    .insertInto('passkey_challenge')
    .values({ id, purpose: 'registration', customer_id: customer.id, session_id: session.familyId, challenge, expires_at: expiresAt })
    .execute();
  return id;
}

/** Takes the challenge of a registration, as {@link takeLogin} does; undefined for that of another session or customer. */
export async function takeRegistration(
  transaction: Database,
  { customer, session }: Caller,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await transaction
    .updateTable('passkey_challenge')
    .set({ taken_at: now })
    .where('id', '=', id)
    .where('purpose', '=', 'registration')
    .where('customer_id', '=', customer.id)
    .where('session_id', '=', session.familyId)
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
