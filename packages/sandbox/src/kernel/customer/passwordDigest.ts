import { timingSafeEqual } from 'node:crypto';
import { type Argon2Cost, argon2Cost, deriveTag } from '../../ports/argon2.ts';
import { chanceBytes } from '../../ports/chance.ts';

const TAG_BYTES = 32;
const SALT_BYTES = 16;

const DIGEST = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

type Digest = { readonly cost: Argon2Cost; readonly salt: Buffer; readonly tag: Buffer };

/** What a kept digest says of itself: one that was made with other parameters still opens. */
function readDigest(text: string): Digest {
  const [, memory, passes, parallelism, salt = '', tag = ''] = DIGEST.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password digest cannot be read');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') };
}

/** The form in which a password is kept: Argon2id with a salt of its own, as a PHC string. */
export async function digestPassword(password: string): Promise<string> {
  const salt = chanceBytes(SALT_BYTES);
  const cost = argon2Cost();
  const tag = await deriveTag(password, salt, TAG_BYTES, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

/** What an unknown customer's password is compared with. No password has it: the tag is random, not derived. */
const DECOY = { salt: chanceBytes(SALT_BYTES), tag: chanceBytes(TAG_BYTES) };

/**
 * Whether the password has this digest; without a digest the answer is false after the same work (D-AUTH-13): anyone who can tell an
 * unknown phone from a wrong password, by the answer or by its time, can list our customers.
 */
export async function matchesDigest(digest: string | null, password: string): Promise<boolean> {
  const { cost, salt, tag } = digest === null ? { cost: argon2Cost(), ...DECOY } : readDigest(digest);
  return timingSafeEqual(tag, await deriveTag(password, salt, tag.length, cost));
}

/** Whether a digest was made with less work than is in force: the next right password makes a new one (GUARD-020). */
export function isWeakDigest(digest: string): boolean {
  const { cost } = readDigest(digest);
  const { memory, passes } = argon2Cost();
  return cost.memory < memory || cost.passes < passes;
}
