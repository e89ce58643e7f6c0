import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A program of this repository's packages. */
export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** Runs a program and answers what it printed; what it complained of is seen when it fails. */
export function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
