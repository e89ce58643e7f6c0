import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findSnapshot } from '../../packages/sandbox/src/database/snapshot.ts';

/**
 * Rebuilds the initial snapshot of every embedded database if the migrations have changed. Runs in a separate process, because it needs 1
 * GB of memory.
 */
export function buildSnapshot(): void {
  if (findSnapshot() !== undefined) return;
  const startedAt = performance.now();
  execFileSync(process.execPath, [join(import.meta.dirname, '../make-snapshot.ts')], { stdio: 'inherit' });
  console.log(`build: database snapshot made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
