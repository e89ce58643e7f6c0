import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { copyRepository } from '../copyRepository.ts';
import type { Packed } from './buildPackage.ts';
import { listPackedGuides } from './guides.ts';
import { findDeadLinks } from './packTexts.ts';
import { getBinPath, root, run } from './run.ts';

const NEEDED = [
  'LICENSE',
  'THIRD_PARTY_LICENSES.txt',
  'dist/fonts/OFL.txt',
  'sbom.cdx.json',
  'llms.txt',
  'components.json',
  'README.md',
  'CHANGELOG.md',
  'dist/tokens.css',
  ...listPackedGuides(),
];
const published = z.object({ files: z.array(z.object({ path: z.string() })) });

/** @returns the paths inside the tarball. @throws if npm would refuse or correct it */
function publishDry({ folder, tarball }: Packed): readonly string[] {
  // With an explicit tag npm does not ask the registry for earlier versions.
  const args = ['publish', tarball, '--dry-run', '--json', '--tag', 'latest'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0 || stderr.includes('auto-corrected')) throw new Error(`npm would not publish the package as it is:\n${stderr}`);
  const answer: unknown = JSON.parse(stdout);
  const [report = answer] = z.safeParse(z.record(z.string(), published), answer).success
    ? Object.values(z.looseObject({}).parse(answer))
    : [];
  return published.parse(report).files.map(({ path }) => path);
}

/** Proves that the tarball is complete, and that npm, bundlers and TypeScript accept it. */
export function checkTarball(packed: Packed): void {
  const paths = new Set(publishDry(packed));
  const missing = NEEDED.filter((path) => !paths.has(path));
  if (missing.length > 0) throw new Error(`The tarball lacks ${missing.join(', ')}.`);
  const texts = [...paths].filter((path) => /^(?:llms\.txt|(?:docs\/.*|README|CHANGELOG)\.md)$/.test(path));
  const dead = texts.flatMap((path) => findDeadLinks(readFileSync(join(packed.folder, path), 'utf8'), path, paths));
  if (dead.length > 0) throw new Error(`Texts of the tarball link what it lacks: ${dead.join(', ')}`);
  run(getBinPath('publint'), ['--strict', packed.tarball], packed.folder);
  const entries = ['--entrypoints', ...packed.entries];
  run(getBinPath('attw'), [packed.tarball, '--profile', 'esm-only', ...entries, '--format', 'ascii', '--quiet'], packed.folder);
}

/** Proves that the tracked files, and nothing else, make every byte of the package, in whichever folder they are. */
export function checkRebuild({ folder }: Packed): void {
  const copy = join(root, 'dist/rebuild');
  copyRepository(copy);
  run(process.execPath, ['tools/pack.ts'], copy);
  run('diff', ['--recursive', '--brief', folder, join(copy, 'dist/package')], root);
  rmSync(copy, { recursive: true });
}
