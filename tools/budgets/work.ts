import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Figure } from './Figure.ts';
import { newDataDir, removeDataDir, startProvider } from './provider.ts';

const root = join(import.meta.dirname, '../..');
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ link: z.optional(z.boolean()) })) });

function secondsOf(program: string, args: readonly string[]): number {
  const startedAt = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'ignore' });
  if (status !== 0) console.log(`     ${program} ${args.join(' ')} ended with ${status}: its time says little`);
  return (performance.now() - startedAt) / 1000;
}

async function secondsToHealth(): Promise<number> {
  const dataDir = newDataDir();
  await (await startProvider(dataDir)).stop();
  const again = await startProvider(dataDir);
  await again.stop();
  removeDataDir(dataDir);
  return again.startedInMs / 1000;
}

/** W1 to W6: what it costs to work on it. Reported. W1's time is that of `npm ci`, which the first `npm start` prints. */
export async function measureWork(): Promise<readonly Figure[]> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true).length;
  const megabytes = Number(execFileSync('du', ['-sm', '--exclude=.cache', 'node_modules'], { cwd: root, encoding: 'utf8' }).split('\t')[0]);
  return [
    { id: 'W1', what: 'packages in the lock (goal 700)', value: installed, unit: '' },
    { id: 'W1', what: 'node_modules (goal 550 MB)', value: megabytes, unit: 'MB' },
    {
      id: 'W2',
      what: 'app build (goal 10 s)',
      value: secondsOf('vite', ['build', '--config', 'app/vite.config.ts', '--outDir', newDataDir()]),
      unit: 's',
    },
    { id: 'W3', what: 'type check (goal 10 s)', value: secondsOf('tsc', ['--noEmit']), unit: 's' },
    {
      id: 'W4',
      what: 'unit and component tests (goal 60 s)',
      value: secondsOf('vitest', ['run', '--project', 'unit', '--project', 'dom']),
      unit: 's',
    },
    { id: 'W5', what: 'npm run check (goal 120 s)', value: secondsOf('node', ['tools/check.ts']), unit: 's' },
    { id: 'W6', what: 'later start of the provider to healthz (goal 3 s)', value: await secondsToHealth(), unit: 's' },
  ];
}
