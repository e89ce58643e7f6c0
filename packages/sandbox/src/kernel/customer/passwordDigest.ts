import { timingSafeEqual } from 'node:crypto';
import { type Argon2Cost, getArgon2Cost, deriveTag } from '../../ports/argon2.ts';
import { generateBytes } from '../../ports/chance.ts';

const TAG_BYTES = 32;
const SALT_BYTES = 16;

const DIGEST = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

type Digest = { readonly cost: Argon2Cost; readonly salt: Buffer; readonly tag: Buffer };

/** Reads the parameters from a stored digest, so that digests made with other parameters still work. */
function parseDigest(text: string): Digest {
  const [, memory, passes, parallelism, salt = '', tag = ''] = DIGEST.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password digest cannot be read');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') };
}

/** Digests a password for storage: Argon2id with its own salt, as a PHC string. */
export async function digestPassword(password: string): Promise<string> {
  const salt = generateBytes(SALT_BYTES);
  const cost = getArgon2Cost();
  const tag = await deriveTag(password, salt, TAG_BYTES, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Compared with passwords of unknown customers. None matches, because the tag is random and not derived. */
const DECOY = { salt: generateBytes(SALT_BYTES), tag: generateBytes(TAG_BYTES) };

/**
 * Checks a password against a digest. Without a digest it resolves with false after the same work (D-AUTH-13): an attacker who can
 * distinguish an unknown phone from a wrong password, by response or timing, can enumerate our customers.
 */
export async function matchesDigest(digest: string | null, password: string): Promise<boolean> {
  const { cost, salt, tag } = digest === null ? { cost: getArgon2Cost(), ...DECOY } : parseDigest(digest);
  return timingSafeEqual(tag, await deriveTag(password, salt, tag.length, cost));
}

/** True when a digest was made with less work than now required. The next right password replaces it (GUARD-020). */
export function isWeakDigest(digest: string): boolean {
  const { cost } = parseDigest(digest);
  const { memory, passes } = getArgon2Cost();
  return cost.memory < memory || cost.passes < passes;
}
