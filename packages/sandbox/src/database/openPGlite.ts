import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { cpSync, existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findSnapshot } from './snapshot.ts';

/** bigint is always read as BigInt. PGlite's own parser returns a number when it fits, pg's a string. */
const INT8 = 20;
/** Bytes are converted in one go. PGlite converts byte by byte, which blocks the only thread for seconds per file. */
const BYTEA = 17;
const typeConverters = {
  parsers: { [INT8]: BigInt, [BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) => `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
};

/**
 * V8 would otherwise optimise the SQL parser after a few hundred words of SQL, which takes 600 MB and a second of a core in the middle of
 * the first start. This is the greatest budget there is. Functions that a loaded provider uses often are still optimised.
 */
const TIERING_BUDGET = 2 ** 31 - 1;

/** Copies completely or not at all. The next start repeats an interrupted copy. */
function copySnapshot(source: string, folder: string): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(source, draft, { recursive: true });
  renameSync(draft, folder);
}

/** Initial content of a new database: the snapshot, a dump of another one, or nothing. */
export type InitialContent = 'snapshot' | 'nothing' | Blob;

async function readMemoryOptions(beginning: InitialContent): Promise<PGliteOptions> {
  const snapshot = beginning === 'snapshot' ? findSnapshot() : undefined;
  if (beginning instanceof Blob) return { loadDataDir: beginning, ...typeConverters };
  return snapshot === undefined ? typeConverters : { loadDataDir: await openAsBlob(snapshot.tar), ...typeConverters };
}

/** Opens the embedded database in a folder, or in memory without one. If the snapshot is missing, the database starts empty. */
export async function openPGlite(folder: string | undefined, beginning: InitialContent): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  if (folder === undefined) return PGlite.create(await readMemoryOptions(beginning));
  if (!existsSync(join(folder, 'PG_VERSION')) && beginning === 'snapshot') {
    const snapshot = findSnapshot();
    if (snapshot !== undefined) copySnapshot(snapshot.folder, folder);
  }
  return PGlite.create({ dataDir: folder, ...typeConverters, ...(beginning instanceof Blob ? { loadDataDir: beginning } : {}) });
}
