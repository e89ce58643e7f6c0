import { sql } from 'kysely';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './openDatabase.ts';
import { openPGlite } from './openPGlite.ts';
import { findSnapshot, locateSnapshot, computeSnapshotName, snapshots, cleanupStatements } from './snapshot.ts';

const COMPLETE = /^database-[0-9a-f]+$/;

/**
 * Makes the snapshot if it is missing (6 s on two cores) and deletes older ones. When several processes make it at the same time, the first
 * one wins.
 */
export async function makeSnapshot(): Promise<void> {
  if (findSnapshot() !== undefined) return;
  const name = computeSnapshotName();
  const draft = join(snapshots, `${name}.${process.pid}`);
  const { folder, tar } = locateSnapshot(draft);
  mkdirSync(draft, { recursive: true });
  const { database, close, dump } = await openDatabase({ beginning: 'nothing' });
  for (const statement of cleanupStatements) await sql.raw(statement).execute(database);
  const migrated = await dump?.();
  await close();
  if (migrated === undefined) throw new Error('An embedded database can be dumped');
  writeFileSync(tar, new Uint8Array(await migrated.arrayBuffer()));
  await (await openPGlite(folder, migrated)).close();
  if (!existsSync(join(snapshots, name))) renameSync(draft, join(snapshots, name));
  rmSync(draft, { recursive: true, force: true });
  for (const other of readdirSync(snapshots)) {
    if (COMPLETE.test(other) && other !== name) rmSync(join(snapshots, other), { recursive: true, force: true });
  }
}
