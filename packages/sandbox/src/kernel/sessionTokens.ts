import { daySeconds } from '@wallet/core/calendar/dayLength';
import { addSeconds } from '../clock/clock.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from './authenticate.ts';
import type { SeenDevice } from './customer/devices.ts';
import { ACCESS_SECONDS, type Keys } from './keys/keys.ts';
import type { Binding } from './proof/proofs.ts';
import { signAccessToken } from './accessToken.ts';
import { hashToken } from './hashToken.ts';
import { generateBytes } from '../ports/chance.ts';

/** Lifetime of a refresh token since its last use, in seconds (RULE-011). */
const REFRESH_SECONDS = daySeconds;
/** A refresh token reused within this time gets the same successor, because an answer was lost or two tabs share it (D-SES-05). */
const REUSE_SECONDS = 10;

/** How a session was started (RULE-050). `temporary`: with a temporary password, or with one recently set by means of it. */
export type SessionMethod = 'password' | 'passkey' | 'code' | 'sign_up' | 'temporary' | 'operator';

const STRONG_METHODS = new Set(['password', 'passkey', 'operator']);

/** True when starting the session needed more than access to the customer's phone (RULE-050). */
export const isStrongMethod = ({ method }: { readonly method: string }): boolean => STRONG_METHODS.has(method);

type SessionTokens = {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_token_expiration: number;
  readonly token_type?: 'Bearer' | 'DPoP';
};

type Holder = Pick<Customer, 'id' | 'status_version'>;
type TokenIssue = {
  readonly keys: Keys;
  readonly holder: Holder;
  readonly familyId: string;
  readonly refresh: string;
  /** Thumbprint of the key that the session is bound to; `binding` says whether its access tokens are too (RULE-052). */
  readonly boundTo: string | null;
  readonly binding: Binding;
  readonly issuedAt: Date;
  /** End of the session, however often it is refreshed. */
  readonly endsAt: Date;
  readonly now: Date;
};

const toRefreshToken = (text: string): string => `rt_${text}`;

/**
 * End of a session, regardless of refreshes (GUARD-014, RULE-051).
 * @param days of the setting `sessionMaximumDays`
 */
const getSessionEnd = (begunAt: Date, days: number): Date => addSeconds(begunAt, days * daySeconds);

/** Signs and describes a pair of tokens. Neither outlives the session. */
async function createTokens(issue: TokenIssue): Promise<SessionTokens> {
  const { keys, holder, familyId, refresh, boundTo, binding, issuedAt, endsAt, now } = issue;
  const left = Math.floor((endsAt.getTime() - issuedAt.getTime()) / 1000);
  const seconds = Math.min(ACCESS_SECONDS, left);
  const isBound = boundTo !== null && binding === 'all';
  const claims = { customerId: holder.id, familyId, statusVersion: holder.status_version, ...(isBound ? { boundTo } : {}) };
  return {
    access_token: await signAccessToken(keys, claims, { now: issuedAt, seconds }),
    expires_in: seconds - Math.floor((now.getTime() - issuedAt.getTime()) / 1000),
    refresh_token: refresh,
    refresh_token_expiration: Math.floor(addSeconds(issuedAt, Math.min(REFRESH_SECONDS, left)).getTime() / 1000),
    ...(boundTo === null || binding === 'off' ? {} : { token_type: isBound ? 'DPoP' : 'Bearer' }),
  };
}

async function storeRefreshToken(transaction: Database, familyId: string, refresh: string, now: Date): Promise<string> {
  const hash = hashToken(refresh);
  await transaction
    .insertInto('refresh_token')
    .values({ token_hash: hash, family_id: familyId, issued_at: now, expires_at: addSeconds(now, REFRESH_SECONDS) })
    .execute();
  return hash;
}

/** Maximum number of parallel sessions of a customer (RULE-051). */
const MAX_SESSIONS = 100;

/** Makes room for one more session by ending the least recently used ones beyond the maximum. */
async function endLeastRecentSessions(transaction: Database, customerId: number, now: Date): Promise<void> {
  const beyond = transaction
    .selectFrom('token_family')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(MAX_SESSIONS - 1);
  await transaction.updateTable('token_family').set({ revoked_at: now, revoked_because: 'many' }).where('id', 'in', beyond).execute();
}

type SessionOptions = Pick<TokenIssue, 'boundTo' | 'binding' | 'now'> & {
  readonly sessionId: string;
  readonly mostDays: number;
  readonly device: SeenDevice;
};

export async function openSession(
  transaction: Database,
  keys: Keys,
  holder: Holder,
  method: SessionMethod,
  { sessionId: familyId, now, mostDays, device, boundTo, binding }: SessionOptions,
): Promise<SessionTokens> {
  await endLeastRecentSessions(transaction, holder.id, now);
  await transaction
    .insertInto('token_family')
    .values({
      id: familyId,
      customer_id: holder.id,
      method,
      device: device.id,
      device_name: device.name,
      bound_to: boundTo,
      created_at: now,
      last_used_at: now,
      proved_at: isStrongMethod({ method }) ? now : null,
    })
    .execute();
  const refresh = toRefreshToken(generateBytes(32).toString('base64url'));
  await storeRefreshToken(transaction, familyId, refresh, now);
  return createTokens({ keys, holder, familyId, refresh, boundTo, binding, issuedAt: now, endsAt: getSessionEnd(now, mostDays), now });
}

/** Of the sessions that are still open. */
const revokeOpen = (transaction: Database, because: string, now: Date) =>
  transaction.updateTable('token_family').set({ revoked_at: now, revoked_because: because }).where('revoked_at', 'is', null);

export async function revokeSessions(transaction: Database, customerId: number, because: string, now: Date): Promise<void> {
  await revokeOpen(transaction, because, now).where('customer_id', '=', customerId).execute();
}

export async function revokeFamily(transaction: Database, familyId: string, because: string, now: Date): Promise<void> {
  await revokeOpen(transaction, because, now).where('id', '=', familyId).execute();
}

/** The family of a refresh token in any state; undefined for a token that was never issued. */
export async function findFamily(
  database: Database,
  refresh: string,
): Promise<{ readonly id: string; readonly customer_id: number; readonly bound_to: string | null } | undefined> {
  return database
    .selectFrom('refresh_token')
    .innerJoin('token_family', 'token_family.id', 'refresh_token.family_id')
    .select(['token_family.id', 'token_family.customer_id', 'token_family.bound_to'])
    .where('token_hash', '=', hashToken(refresh))
    .executeTakeFirst();
}

export type Refreshed =
  | { readonly kind: 'refreshed'; readonly tokens: SessionTokens }
  | { readonly kind: 'refused'; readonly refusal: 'refreshExpired' | 'refreshReused' | 'proofWrong' };

const EXPIRED: Refreshed = { kind: 'refused', refusal: 'refreshExpired' };

type RefreshOptions = {
  readonly now: Date;
  readonly mostDays: number;
  /** Whether this customer may have a session at all (RULE-022). */
  readonly mayGoOn: (customer: Customer) => boolean;
  readonly bindingFor: (customer: Customer) => Binding;
};

/**
 * Exchanges a refresh token for its successor. The successor is derived from the token with a key of the provider, so that it can be issued
 * again without being stored. A token that returns after {@link REUSE_SECONDS} was stolen from one side or the other, so the whole family
 * ends. Of two concurrent requests the second waits for the row's lock and gets the same result as the first.
 */
export async function refreshSession(
  transaction: Database,
  keys: Keys,
  refresh: string,
  { now, mostDays, mayGoOn, bindingFor }: RefreshOptions,
): Promise<Refreshed> {
  const refreshToken = await transaction
    .selectFrom('refresh_token')
    .selectAll()
    .where('token_hash', '=', hashToken(refresh))
    .forUpdate()
    .executeTakeFirst();
  if (refreshToken === undefined) return EXPIRED;
  const usedAt = refreshToken.used_at;
  if (usedAt !== null && now.getTime() - usedAt.getTime() > REUSE_SECONDS * 1000) {
    await revokeFamily(transaction, refreshToken.family_id, 'reuse', now);
    return { kind: 'refused', refusal: 'refreshReused' };
  }
  const family = await transaction
    .selectFrom('token_family')
    .selectAll()
    .where('id', '=', refreshToken.family_id)
    .forUpdate()
    .executeTakeFirst();
  if (family === undefined || family.revoked_at !== null || refreshToken.expires_at <= now) return EXPIRED;
  const endsAt = getSessionEnd(family.created_at, mostDays);
  if (endsAt <= now) {
    await revokeFamily(transaction, family.id, 'end', now);
    return EXPIRED;
  }
  const holder = await transaction.selectFrom('customer').selectAll().where('id', '=', family.customer_id).executeTakeFirstOrThrow();
  if (!mayGoOn(holder)) {
    await revokeFamily(transaction, family.id, 'status', now);
    return EXPIRED;
  }
  // A reissued successor is the one whose hash was stored, whichever key derived it.
  const successors = keys.derivations(`refresh ${refresh}`).map(toRefreshToken);
  const successor = successors.find((token) => hashToken(token) === refreshToken.successor_hash) ?? successors[0];
  if (successor === undefined) return EXPIRED;
  if (usedAt === null) {
    const successorHash = await storeRefreshToken(transaction, family.id, successor, now);
    await transaction
      .updateTable('refresh_token')
      .set({ used_at: now, successor_hash: successorHash })
      .where('token_hash', '=', refreshToken.token_hash)
      .execute();
    await transaction.updateTable('token_family').set({ last_used_at: now }).where('id', '=', family.id).execute();
  }
  return {
    kind: 'refreshed',
    tokens: await createTokens({
      keys,
      holder,
      familyId: family.id,
      refresh: successor,
      boundTo: family.bound_to,
      binding: bindingFor(holder),
      issuedAt: usedAt ?? now,
      endsAt,
      now,
    }),
  };
}
