import { calculateJwkThumbprint, EmbeddedJWK, type JWTPayload, jwtVerify } from 'jose';
import { createHash } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { parseKnownValue } from '../../database/parseKnownValue.ts';
import type { Customer } from '../authenticate.ts';
import type { Keys } from '../keys/keys.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { getMachineNow } from '../../ports/clock.ts';

/** What is bound to the key of a device that proves it has one: nothing, the refresh token, or access tokens too (RULE-052). */
export const bindings = ['off', 'refresh', 'all'] as const;
export type Binding = (typeof bindings)[number];

/**
 * The customer's own binding, else that of the settings.
 * @param customer undefined for an unregistered phone
 */
export function readBinding(settings: Pick<Settings, 'text'>, customer: Pick<Customer, 'sender_constrained'> | undefined): Binding {
  return parseKnownValue(bindings, customer?.sender_constrained ?? settings.text('senderConstrained'));
}

/** How far a device's clock may be off, and how long a proof is remembered and a nonce is valid, in seconds (RULE-052). */
const SKEW_SECONDS = 60;
const MEMORY_SECONDS = 300;

/**
 * Result of checking a request's `DPoP` header (RFC 9449). `none`: it is absent. `right`: the key with this thumbprint made it for this
 * very request, and it is new. `stale`: the device's clock is too far off; the client may retry with the nonce.
 */
export type Proof =
  | { readonly kind: 'none' }
  | { readonly kind: 'right'; readonly thumbprint: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'stale'; readonly nonce: string };

export type ProofTarget = {
  readonly method: string;
  /** Origin and path as the device may have called them. An app served from two origins has both. */
  readonly addresses: readonly string[];
  /** The access token sent along with the proof. */
  readonly token?: string | undefined;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** True if the claims belong to this request. The `jti` is checked last, because checking it records it. */
function isForRequest({ htm, htu, jti, ath }: JWTPayload, { method, addresses, token }: ProofTarget): boolean {
  return (
    htm === method &&
    typeof htu === 'string' &&
    addresses.includes(htu) &&
    typeof jti === 'string' &&
    jti.length >= 16 &&
    jti.length <= 64 &&
    (token === undefined || ath === sha256(token))
  );
}

const toNonceText = (second: number): string => `proof nonce ${second}`;

/**
 * Reads a proof and the key's thumbprint; undefined if it is not signed by the key that it contains. The key is untrusted input: any
 * failure, even a point that is on no curve, is the proof's fault and not ours.
 */
async function readProof(header: string, now: number): Promise<{ readonly payload: JWTPayload; readonly thumbprint: string } | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(header, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      currentDate: new Date(now),
      requiredClaims: ['htm', 'htu', 'jti', 'iat'],
    });
    const { jwk } = protectedHeader;
    return jwk === undefined || 'd' in jwk ? undefined : { payload, thumbprint: await calculateJwkThumbprint(jwk) };
  } catch {
    return undefined;
  }
}

/** Checks proofs by the machine's clock, never by the one that the control surface moves. */
export function createProofCheck(database: Database, keys: Pick<Keys, 'derivations' | 'derive'>, machine: () => number = getMachineNow) {
  let sweptAt = 0;

  const createNonce = (second: number): string => `${second}.${keys.derive(toNonceText(second))}`;

  function isOwnNonce(nonce: unknown, now: number): boolean {
    const second = typeof nonce === 'string' ? Number(nonce.split('.')[0]) : Number.NaN;
    return (
      Number.isInteger(second) &&
      second <= now &&
      now - second <= MEMORY_SECONDS &&
      keys.derivations(toNonceText(second)).some((own) => nonce === `${second}.${own}`)
    );
  }

  /** False for a proof that was used before. */
  async function isFirst(id: string, now: number): Promise<boolean> {
    if (now - sweptAt > SKEW_SECONDS) {
      sweptAt = now;
      await database
        .deleteFrom('seen_proof')
        .where('at', '<', new Date((now - MEMORY_SECONDS - SKEW_SECONDS) * 1000))
        .execute();
    }
    const row = await database
      .insertInto('seen_proof')
      .values({ id, at: new Date(now * 1000) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  return async (header: string | undefined, proven: ProofTarget): Promise<Proof> => {
    if (header === undefined) return { kind: 'none' };
    const read = await readProof(header, machine());
    if (read === undefined || !isForRequest(read.payload, proven)) return { kind: 'wrong' };
    const { payload, thumbprint } = read;
    const now = Math.floor(machine() / 1000);
    const isNear = Math.abs(now - (payload.iat ?? 0)) <= SKEW_SECONDS;
    if (!isNear && !isOwnNonce(payload['nonce'], now)) return { kind: 'stale', nonce: createNonce(now) };
    return (await isFirst(sha256(`${thumbprint} ${payload.jti}`), now)) ? { kind: 'right', thumbprint } : { kind: 'wrong' };
  };
}

export type CheckProof = ReturnType<typeof createProofCheck>;

/** Refuses with 401006 and the nonce to retry with. */
export const refuseStaleProof = (nonce: string): Refusal => refuse('proofStale', {}, { 'dpop-nonce': nonce });
