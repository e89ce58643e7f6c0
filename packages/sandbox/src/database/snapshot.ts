import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { migrations } from './migrations/migrations.ts';

/**
 * The embedded database as the migrations leave it, without data. Every first start and every test begins with it. The folder is for a
 * database in a folder (its files are copied and take no memory), the tar for one in memory.
 */
export type Snapshot = { readonly folder: string; readonly tar: string };

export const snapshots = join(import.meta.dirname, '../../../../node_modules/.cache/wallet');

function readPgliteVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const manifest: unknown = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
  return z.parse(z.object({ version: z.string() }), manifest).version;
}

/** Drops the template databases of an empty cluster. They are never used, and are two thirds of its files. */
export const cleanupStatements = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
] as const;

/** The name is a hash of everything the snapshot depends on, so that a stale one is never found. */
export function computeSnapshotName(): string {
  const inputs = JSON.stringify([readPgliteVersion(), migrations, cleanupStatements]);
  return `database-${createHash('sha256').update(inputs).digest('hex').slice(0, 16)}`;
}

export const locateSnapshot = (place: string): Snapshot => ({ folder: join(place, 'pg'), tar: join(place, 'pg.tar') });

/** Returns the snapshot if it exists. Without it a database is initialised and migrated, which is slower but has the same result. */
export function findSnapshot(): Snapshot | undefined {
  const place = join(snapshots, computeSnapshotName());
  return existsSync(place) ? locateSnapshot(place) : undefined;
}
