import type { Selectable } from 'kysely';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CustomerTable } from '../database/tables/customerTables.ts';
import type { Keys } from './keys.ts';
import { ACCESS_SECONDS, signAccessToken } from './accessToken.ts';

/** Life of a refresh token from its last use, seconds (RULE-011). */
const REFRESH_SECONDS = 86_400;
/** A refresh token used again within this time gets the same successor: a lost answer, or two tabs (D-SES-05). */
const REUSE_SECONDS = 10;

/** How a session began; RULE-009 trusts one begun by a code alone less. */
export type SessionMethod = 'password' | 'code';

export type SessionTokens = {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_token_expiration: number;
};

type Holder = Pick<Selectable<CustomerTable>, 'id' | 'status_version'>;
type Issue = {
  readonly keys: Keys;
  readonly holder: Holder;
  readonly familyId: string;
  readonly refresh: string;
  readonly issuedAt: Date;
  readonly now: Date;
};

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const asToken = (text: string): string => `rt_${text}`;

async function writeTokens({ keys, holder, familyId, refresh, issuedAt, now }: Issue): Promise<SessionTokens> {
  return {
    access_token: await signAccessToken(keys.signing, { customerId: holder.id, familyId, statusVersion: holder.status_version }, issuedAt),
    expires_in: ACCESS_SECONDS - Math.floor((now.getTime() - issuedAt.getTime()) / 1000),
    refresh_token: refresh,
    refresh_token_expiration: Math.floor(addSeconds(issuedAt, REFRESH_SECONDS).getTime() / 1000),
  };
}

async function keepRefreshToken(transaction: Database, familyId: string, refresh: string, now: Date): Promise<string> {
  const hash = hashOfToken(refresh);
  await transaction
    .insertInto('refresh_token')
    .values({ token_hash: hash, family_id: familyId, issued_at: now, expires_at: addSeconds(now, REFRESH_SECONDS) })
    .execute();
  return hash;
}

/** Begins a session: a new token family with its first pair. */
export async function openSession(
  transaction: Database,
  keys: Keys,
  holder: Holder,
  method: SessionMethod,
  now: Date,
): Promise<SessionTokens> {
  const familyId = randomUUID();
  await transaction
    .insertInto('token_family')
    .values({ id: familyId, customer_id: holder.id, method, created_at: now, last_used_at: now })
    .execute();
  const refresh = asToken(randomBytes(32).toString('base64url'));
  await keepRefreshToken(transaction, familyId, refresh, now);
  return writeTokens({ keys, holder, familyId, refresh, issuedAt: now, now });
}

/** Ends every session of a customer: closure, block, password change. */
export async function revokeSessions(transaction: Database, customerId: number, because: string, now: Date): Promise<void> {
  await transaction
    .updateTable('token_family')
    .set({ revoked_at: now, revoked_because: because })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one session: its log-out, or a refresh token that was used twice. */
export async function revokeFamily(transaction: Database, familyId: string, because: string, now: Date): Promise<void> {
  await transaction
    .updateTable('token_family')
    .set({ revoked_at: now, revoked_because: because })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The family of a refresh token, whatever its state; undefined for a token that was never given out. */
export async function familyOf(database: Database, refresh: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('refresh_token')
    .select('family_id')
    .where('token_hash', '=', hashOfToken(refresh))
    .executeTakeFirst();
  return row?.family_id;
}

export type Refreshed =
  | { readonly kind: 'refreshed'; readonly tokens: SessionTokens }
  | { readonly kind: 'refused'; readonly refusal: 'refreshExpired' | 'refreshReused' };

const EXPIRED: Refreshed = { kind: 'refused', refusal: 'refreshExpired' };

/**
 * Changes a refresh token for its successor. The successor is derived from the token by a key of the provider, so that it can be given
 * out again without being kept; a token that comes back after {@link REUSE_SECONDS} was stolen from one side or the other, and the whole
 * family ends. Two requests at once meet at the row's lock, and the second gets what the first got.
 * @param mayGoOn whether this customer may have a session at all (RULE-022)
 */
export async function refreshSession(
  transaction: Database,
  keys: Keys,
  refresh: string,
  { now, mayGoOn }: { readonly now: Date; readonly mayGoOn: (customer: Selectable<CustomerTable>) => boolean },
): Promise<Refreshed> {
  const held = await transaction
    .selectFrom('refresh_token')
    .selectAll()
    .where('token_hash', '=', hashOfToken(refresh))
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return EXPIRED;
  const usedAt = held.used_at;
  if (usedAt !== null && now.getTime() - usedAt.getTime() > REUSE_SECONDS * 1000) {
    await revokeFamily(transaction, held.family_id, 'reuse', now);
    return { kind: 'refused', refusal: 'refreshReused' };
  }
  const family = await transaction.selectFrom('token_family').selectAll().where('id', '=', held.family_id).forUpdate().executeTakeFirst();
  if (family === undefined || family.revoked_at !== null || held.expires_at <= now) return EXPIRED;
  const holder = await transaction.selectFrom('customer').selectAll().where('id', '=', family.customer_id).executeTakeFirstOrThrow();
  if (!mayGoOn(holder)) {
    await revokeFamily(transaction, family.id, 'status', now);
    return EXPIRED;
  }
  const successor = asToken(keys.derive(`refresh ${refresh}`));
  if (usedAt === null) {
    const successorHash = await keepRefreshToken(transaction, family.id, successor, now);
    await transaction
      .updateTable('refresh_token')
      .set({ used_at: now, successor_hash: successorHash })
      .where('token_hash', '=', held.token_hash)
      .execute();
    await transaction.updateTable('token_family').set({ last_used_at: now }).where('id', '=', family.id).execute();
  }
  return {
    kind: 'refreshed',
    tokens: await writeTokens({ keys, holder, familyId: family.id, refresh: successor, issuedAt: usedAt ?? now, now }),
  };
}
