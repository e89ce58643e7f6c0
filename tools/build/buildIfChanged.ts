import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hashInputs } from './hashInputs.ts';

const root = join(import.meta.dirname, '../..');
const scratch = join(root, 'node_modules/.cache/wallet/builds');

export type Build = {
  readonly dist: string;
  readonly inputs: readonly string[];
  /** Writes the build into a folder that does not exist yet. */
  readonly write: (next: string) => Promise<void>;
};

/**
 * Builds if the inputs have changed since the last build, and reports it. The folder is replaced as a whole, so a half-written build is
 * never served.
 */
export async function buildIfChanged({ dist, inputs, write }: Build): Promise<void> {
  const name = relative(root, dist);
  const note = join(dist, '.inputs');
  const hash = hashInputs(inputs);
  if (existsSync(note) && readFileSync(note, 'utf8') === hash) {
    console.log(`build: ${name} is current`);
    return;
  }
  const startedAt = performance.now();
  const place = join(scratch, `${name.replaceAll(/\W/g, '-')}-${process.pid}`);
  const [next, last] = [`${place}-next`, `${place}-last`];
  await write(next);
  writeFileSync(join(next, '.inputs'), hash);
  mkdirSync(dirname(dist), { recursive: true });
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
  console.log(`build: ${name} built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
