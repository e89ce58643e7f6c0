import { type CryptoKey, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys/keys.ts';

export type AccessClaims = {
  readonly customerId: number;
  readonly familyId: string;
  readonly statusVersion: number;
  readonly boundTo?: string | undefined;
};

/** Required header and claims. They keep a token that this key signed for another purpose from being accepted (GUARD-020). */
const TYPE = 'at+jwt';
const ISSUER = 'urn:wallet:provider';
const AUDIENCE = 'urn:wallet:api';

/** Signs an access token (EdDSA, RULE-011) that is valid for `seconds`. Times are the provider's clock, not the machine's. */
export function signAccessToken(
  { signing, kid }: Pick<Keys, 'signing' | 'kid'>,
  { customerId, familyId, statusVersion, boundTo }: AccessClaims,
  { now, seconds }: { readonly now: Date; readonly seconds: number },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ fam: familyId, ver: statusVersion, ...(boundTo === undefined ? {} : { cnf: { jkt: boundTo } }) })
    .setProtectedHeader({ alg: 'EdDSA', typ: TYPE, kid })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(signing);
}

/** Claims of tokens whose signature this process has verified. Verifying is the most expensive part of authenticating a request. */
const claimsByKey = new WeakMap<CryptoKey, Map<string, AccessClaims & { readonly expiresAt: number }>>();
const MAX_CACHED_TOKENS = 2000;

/** Caches the claims of a verified token. A full cache is emptied. */
function cacheClaims(key: CryptoKey, token: string, claims: AccessClaims, expiresAt: number): void {
  const tokens = claimsByKey.get(key);
  if (tokens === undefined) {
    claimsByKey.set(key, new Map([[token, { ...claims, expiresAt }]]));
    return;
  }
  if (tokens.size >= MAX_CACHED_TOKENS) tokens.clear();
  tokens.set(token, { ...claims, expiresAt });
}

/** Thumbprint of the key that a token is bound to (RFC 9449); undefined for an unbound token. */
const readThumbprint = (cnf: unknown): string | undefined =>
  typeof cnf === 'object' && cnf !== null && 'jkt' in cnf && typeof cnf.jkt === 'string' ? cnf.jkt : undefined;

/** Resolves with the claims; undefined when the token is malformed, expired or signed by another key. Does not check the token family. */
export async function readAccessToken({ verifying }: Pick<Keys, 'verifying'>, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    // Only the key id is read here: nothing else is trusted before the signature is verified.
    const { kid } = decodeProtectedHeader(token);
    const key = kid === undefined ? undefined : await verifying(kid, now);
    if (key === undefined) return undefined;
    const verified = claimsByKey.get(key)?.get(token);
    if (verified !== undefined) return verified.expiresAt > Math.floor(now.getTime() / 1000) ? verified : undefined;
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    });
    const { sub, fam, ver, exp, cnf } = payload;
    if (typeof fam !== 'string' || typeof ver !== 'number' || exp === undefined) return undefined;
    const claims = { customerId: Number(sub), familyId: fam, statusVersion: ver, boundTo: readThumbprint(cnf) };
    cacheClaims(key, token, claims, exp);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
