import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { bin, root, run } from './run.ts';

/** How much of a version a change asks for, from the least to the most. */
const bumps = ['none', 'patch', 'minor', 'major'] as const;
const statusSchema = z.object({ releases: z.array(z.object({ name: z.string(), type: z.enum(bumps) })) });

/** What a report of API Extractor lists, without its remarks: a declaration, or the names of an entry. A blank line is between two of them. */
const blocksOf = (report: string): readonly string[] =>
  report
    .replaceAll(/^\/\/.*\n|,$/gm, '')
    .split(/\n{2,}/)
    .map((block) => block.trim());

/** A property that may be left out, or a name of an entry. */
const ADDITION = /^\s*(?:readonly )?[\w'-]+\?: |^\s+\w+$/;

/** Whether a block still says all that it said, and what it says besides breaks nobody. */
function hasOnlyGrown(before: string, now: string): boolean {
  const left = before.split('\n');
  const added = now.split('\n').filter((line) => (line === left[0] ? left.shift() === undefined : true));
  return left.length === 0 && added.every((line) => ADDITION.test(line));
}

/** What the difference between two reports of the public types asks for: what was removed or changed is major, what came is minor. */
export function bumpBetween(released: string, now: string): (typeof bumps)[number] {
  const [before, present] = [blocksOf(released), blocksOf(now)];
  const come = present.filter((block) => !before.includes(block));
  const gone = before.filter((block) => !present.includes(block));
  if (gone.some((block) => !come.some((other) => hasOnlyGrown(block, other)))) return 'major';
  return come.length > 0 ? 'minor' : 'none';
}

/** @throws where the changesets (`changeset status`) announce less than has changed since the last release */
export function checkAnnounced(released: string, now: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-changesets-'));
  const file = join(folder, 'status.json');
  run(bin('changeset'), ['status', '--output', file], root);
  const { releases } = statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(folder, { recursive: true });
  const [needed, announced] = [bumpBetween(released, now), releases.find(({ name }) => name === '@wallet/ui')?.type ?? 'none'];
  if (bumps.indexOf(announced) < bumps.indexOf(needed))
    throw new Error(
      `The public types of @wallet/ui have changed since the last release: ${needed}. The changesets announce: ${announced}. ` +
        `Write a file below .changeset that begins with '@wallet/ui': ${needed}`,
    );
}
