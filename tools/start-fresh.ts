import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './build/buildApp.ts';
import { buildConsole } from './build/buildConsole.ts';
import { buildSnapshot } from './build/buildSnapshot.ts';

// As start.ts, on data of its own that go with the process: a journey never meets what an earlier run left.
const folder = mkdtempSync(join(tmpdir(), 'wallet-data-'));
process.env['DATA_DIR'] = folder;
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
});
await buildApp();
await buildConsole();
buildSnapshot();
await import('../packages/sandbox/src/main.ts');
