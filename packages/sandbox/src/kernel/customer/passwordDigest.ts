import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { chanceBytes } from '../../ports/chance.ts';

const MEMORY_KIB = 19_456; // 19 MiB and 2 passes: RULE-012
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;

const derive = promisify(argon2);

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };
const COST: Cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: 1 };

function tagOf(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce: salt, tagLength, ...cost });
}

const DIGEST = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

type Digest = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer };

/** What a kept digest says of itself: one that was made with other parameters still opens. */
function readDigest(text: string): Digest {
  const [, memory, passes, parallelism, salt = '', tag = ''] = DIGEST.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password digest cannot be read');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { cost, salt: Buffer.from(salt, 'base64url'), tag: Buffer.from(tag, 'base64url') };
}

/** The form in which a password is kept: Argon2id with a salt of its own, as a PHC string. About 90 ms of one core. */
export async function digestPassword(password: string): Promise<string> {
  const salt = chanceBytes(SALT_BYTES);
  return `${PREFIX}${salt.toString('base64url')}$${(await tagOf(password, salt, COST, TAG_BYTES)).toString('base64url')}`;
}

/** What an unknown customer's password is compared with. No password has it: the tag is random, not derived. */
const DECOY = `${PREFIX}${chanceBytes(SALT_BYTES).toString('base64url')}$${chanceBytes(TAG_BYTES).toString('base64url')}`;

/**
 * Whether the password has this digest; without a digest the answer is false after the same work (D-AUTH-13): anyone who can tell an
 * unknown phone from a wrong password, by the answer or by its time, can list our customers.
 */
export async function matchesDigest(digest: string | null, password: string): Promise<boolean> {
  const { cost, salt, tag } = readDigest(digest ?? DECOY);
  const derived = await tagOf(password, salt, cost, tag.length);
  return timingSafeEqual(tag, derived);
}

/** Whether a digest was made with less work than is in force: the next right password makes a new one (GUARD-020). */
export function isWeakDigest(digest: string): boolean {
  const { cost } = readDigest(digest);
  return cost.memory < COST.memory || cost.passes < COST.passes;
}
