import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { cpSync, existsSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findSnapshot } from './snapshot.ts';

/** bigint comes back as BigInt, never as number: PGlite's own parser answers a number while it fits, pg's a string. */
const INT8 = 20;
/** Bytes are written and read as a whole: PGlite's own way is byte by byte, seconds for a file in the thread that answers everybody. */
const BYTEA = 17;
const types = {
  parsers: { [INT8]: BigInt, [BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) => `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
};

/**
 * V8 would otherwise optimise the parser of SQL after some hundred words of it, which takes 600 MB and a second of a core in the
 * middle of the first start. What a provider under load uses often is optimised all the same.
 */
const TIERING_BUDGET = 2_000_000_000;

/** Whole or not at all: a copy that is cut off is begun again by the next start. */
function copySnapshot(source: string, folder: string): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(source, draft, { recursive: true });
  renameSync(draft, folder);
}

/** What a new database begins with: the snapshot, a dump of another one, or nothing at all. */
export type Beginning = 'snapshot' | 'nothing' | Blob;

async function inMemory(beginning: Beginning): Promise<PGliteOptions> {
  const snapshot = beginning === 'snapshot' ? findSnapshot() : undefined;
  if (beginning instanceof Blob) return { loadDataDir: beginning, ...types };
  return snapshot === undefined ? types : { loadDataDir: await openAsBlob(snapshot.tar), ...types };
}

/** The embedded database in a folder, or in memory without one. Where there is no snapshot to begin with, it begins with nothing. */
export async function openPGlite(folder: string | undefined, beginning: Beginning): Promise<PGlite> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  if (folder === undefined) return PGlite.create(await inMemory(beginning));
  if (!existsSync(join(folder, 'PG_VERSION')) && beginning === 'snapshot') {
    const snapshot = findSnapshot();
    if (snapshot !== undefined) copySnapshot(snapshot.folder, folder);
  }
  return PGlite.create({ dataDir: folder, ...types, ...(beginning instanceof Blob ? { loadDataDir: beginning } : {}) });
}
