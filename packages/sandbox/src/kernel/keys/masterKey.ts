import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealBytes, unsealBytes } from '../../database/sealing.ts';
import { generateBytes } from '../../ports/chance.ts';

const KEY_BYTES = 32;
const KEY_FILE = 'secrets.key';

/**
 * The key that the provider's secrets are sealed under. It comes from outside of the database, which therefore reveals no secret to its
 * readers (RULE-056).
 */
export type MasterKey = {
  readonly seal: (secret: string, bound: string) => string;
  /** Undefined if another key sealed it. */
  readonly open: (sealed: string, bound: string) => string | undefined;
};

function createMasterKey(key: Buffer): MasterKey {
  const id = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    seal: (secret, bound) => `${id}.${sealBytes(key, Buffer.from(secret, 'utf8'), bound).toString('base64')}`,
    open: (sealed, bound) => {
      const [by, text = ''] = sealed.split('.');
      return by === id ? unsealBytes(key, Buffer.from(text, 'base64'), bound)?.toString('utf8') : undefined;
    },
  };
}

/**
 * Reads 32 bytes in base64.
 * @throws with a message for the operator
 */
function parseKey(text: string, name: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${name} is not 32 bytes in base64. \`openssl rand -base64 32\` makes them.`);
  return key;
}

/** Reads the key file of a data folder and creates it if missing, readable by its owner only. */
function readKeyFile(dataDir: string): Buffer {
  const path = join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) {
    // Written completely before it gets its name: of several processes that start at the same time, all read the first one's key.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, generateBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(draft);
    }
  }
  if ((statSync(path).mode & 0o077) !== 0) throw new Error(`${path} can be read by others. Make it its owner's: chmod 600 ${path}`);
  return parseKey(readFileSync(path, 'utf8'), path);
}

/** Uses `secretsKey` (SECRETS_KEY, from the operator's vault), or else a key file of mode 0600 in the data folder. */
export const readMasterKey = (secretsKey: string | undefined, dataDir: string): MasterKey =>
  createMasterKey(secretsKey === undefined || secretsKey === '' ? readKeyFile(dataDir) : parseKey(secretsKey, 'SECRETS_KEY'));

/** For a provider whose database is in memory: the key is lost with the process. */
export const memoryMasterKey = createMasterKey(generateBytes(KEY_BYTES));
