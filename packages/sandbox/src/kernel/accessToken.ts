import { type CryptoKey, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys/keys.ts';

/** What an access token names: the customer, the session's token family and the version of the customer's status. */
export type AccessClaims = {
  readonly customerId: number;
  readonly familyId: string;
  readonly statusVersion: number;
  readonly boundTo?: string | undefined;
};

/** What a token says of itself, and is refused without: a token that this key signs for another purpose opens nothing here (GUARD-020). */
const TYPE = 'at+jwt';
const ISSUER = 'urn:wallet:provider';
const AUDIENCE = 'urn:wallet:api';

/** A signed access token (EdDSA, RULE-011) good for so many seconds. Times are the provider's clock, not the machine's. */
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

/** Claims of tokens whose signature this process has judged: judging one costs more than all else that a request needs of its token. */
const claimsByKey = new WeakMap<CryptoKey, Map<string, AccessClaims & { readonly expiresAt: number }>>();
const JUDGED_KEPT = 2000;

/** Remembers a good token, and forgets all of them when they are many. */
function keep(key: CryptoKey, token: string, claims: AccessClaims, expiresAt: number): void {
  const tokens = claimsByKey.get(key);
  if (tokens === undefined) {
    claimsByKey.set(key, new Map([[token, { ...claims, expiresAt }]]));
    return;
  }
  if (tokens.size >= JUDGED_KEPT) tokens.clear();
  tokens.set(token, { ...claims, expiresAt });
}

/** Of the key that a token is bound to (RFC 9449); undefined for one that is good anywhere. */
const thumbprintIn = (cnf: unknown): string | undefined =>
  typeof cnf === 'object' && cnf !== null && 'jkt' in cnf && typeof cnf.jkt === 'string' ? cnf.jkt : undefined;

/** What the token says; undefined when it is malformed, signed by somebody else or expired. Whether the family lives is not its business. */
export async function readAccessToken({ verifying }: Pick<Keys, 'verifying'>, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    // The name alone: what else it says counts once that key's signature is judged.
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
    const claims = { customerId: Number(sub), familyId: fam, statusVersion: ver, boundTo: thumbprintIn(cnf) };
    keep(key, token, claims, exp);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
