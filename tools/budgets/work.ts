import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Figure } from './Figure.ts';
import { newDataDir } from './provider.ts';

const root = join(import.meta.dirname, '../..');
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ link: z.optional(z.boolean()) })) });

function seconds(id: string, what: string, command: string): Figure {
  const startedAt = performance.now();
  const { status } = spawnSync(command, { cwd: root, stdio: 'ignore', shell: true });
  if (status !== 0) console.log(`     ${command} ended with ${status}: its time says little`);
  return { id, what, value: (performance.now() - startedAt) / 1000, unit: 's' };
}

/** W1 to W5: what it costs to work on it. Reported. W1's time is that of `npm ci`, which the first `npm start` prints; W6 is S2. */
export function measureWork(): readonly Figure[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true).length;
  const megabytes = Number(execFileSync('du', ['-sm', '--exclude=.cache', 'node_modules'], { cwd: root, encoding: 'utf8' }).split('\t')[0]);
  return [
    { id: 'W1', what: 'packages in the lock (goal 700)', value: installed, unit: '' },
    { id: 'W1', what: 'node_modules (goal 550 MB)', value: megabytes, unit: 'MB' },
    seconds('W2', 'app build (goal 10 s)', `vite build --config app/vite.config.ts --outDir ${newDataDir()}`),
    seconds('W3', 'type check (goal 10 s)', 'tsc --noEmit'),
    seconds('W4', 'unit and component tests (goal 60 s)', 'vitest run --project unit --project dom'),
    seconds('W5', 'npm run check (goal 90 s for a change in one feature)', 'npm run check'),
  ];
}
