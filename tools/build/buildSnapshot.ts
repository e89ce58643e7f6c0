import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findSnapshot } from '../../packages/sandbox/src/database/snapshot.ts';

/** Makes the snapshot that every embedded database begins with, where the migrations have changed. In a process of its own: it takes 1 GB. */
export function buildSnapshot(): void {
  if (findSnapshot() !== undefined) return;
  const startedAt = performance.now();
  execFileSync(process.execPath, [join(import.meta.dirname, '../make-snapshot.ts')], { stdio: 'inherit' });
  console.log(`build: database snapshot made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
