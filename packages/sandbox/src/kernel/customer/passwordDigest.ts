import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const MEMORY_KIB = 19_456; // 19 MiB and 2 passes: RULE-012
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$`;

const derive = promisify(argon2);

function tagOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce: salt, parallelism: 1, memory: MEMORY_KIB, passes: PASSES, tagLength: TAG_BYTES });
}

/** The form in which a password is kept: Argon2id with a salt of its own, as a PHC string. About 90 ms of one core. */
export async function digestPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${salt.toString('base64url')}$${(await tagOf(password, salt)).toString('base64url')}`;
}

/** What an unknown customer's password is compared with. No password has it: the tag is random, not derived. */
const DECOY = `${PREFIX}${randomBytes(SALT_BYTES).toString('base64url')}$${randomBytes(TAG_BYTES).toString('base64url')}`;

/**
 * Whether the password has this digest; without a digest the answer is false after the same work (D-AUTH-13): whoever can tell an
 * unknown phone from a wrong password, by the answer or by its time, can list our customers.
 */
export async function matchesDigest(digest: string | null, password: string): Promise<boolean> {
  const [salt = '', tag = ''] = (digest ?? DECOY).slice(PREFIX.length).split('$');
  const expected = Buffer.from(tag, 'base64url');
  const derived = await tagOf(password, Buffer.from(salt, 'base64url'));
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
