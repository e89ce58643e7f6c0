import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';

/** Life of an access token, seconds (RULE-011). */
export const ACCESS_SECONDS = 900;

/** What an access token names: the customer, the session's token family and the version of the customer's status. */
export type AccessClaims = { readonly customerId: number; readonly familyId: string; readonly statusVersion: number };

/** A signed access token (EdDSA, RULE-011). Times are the provider's clock, not the machine's. */
export function signAccessToken(key: CryptoKey, { customerId, familyId, statusVersion }: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ fam: familyId, ver: statusVersion })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(String(customerId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_SECONDS)
    .sign(key);
}

/** Claims of tokens whose signature this process has judged: judging one costs more than all else that a request needs of its token. */
const judged = new WeakMap<CryptoKey, Map<string, AccessClaims & { readonly expiresAt: number }>>();
const JUDGED_KEPT = 2000;

/** Remembers a good token, and forgets all of them when they are many. */
function keep(key: CryptoKey, token: string, claims: AccessClaims, expiresAt: number): void {
  const tokens = judged.get(key);
  if (tokens === undefined) {
    judged.set(key, new Map([[token, { ...claims, expiresAt }]]));
    return;
  }
  if (tokens.size >= JUDGED_KEPT) tokens.clear();
  tokens.set(token, { ...claims, expiresAt });
}

/** What the token says; undefined when it is malformed, signed by somebody else or expired. Whether the family lives is not its business. */
export async function readAccessToken(key: CryptoKey, token: string, now: Date): Promise<AccessClaims | undefined> {
  const known = judged.get(key)?.get(token);
  if (known !== undefined) return known.expiresAt > Math.floor(now.getTime() / 1000) ? known : undefined;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['EdDSA'], currentDate: now, requiredClaims: ['sub', 'exp'] });
    const { sub, fam, ver, exp } = payload;
    if (typeof fam !== 'string' || typeof ver !== 'number' || exp === undefined) return undefined;
    const claims = { customerId: Number(sub), familyId: fam, statusVersion: ver };
    keep(key, token, claims, exp);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
