import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTracked } from '../copyRepository.ts';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { root } from '../package/run.ts';
import { applyChangesets, listWaitingChangesets } from './applyChangesets.ts';

/** The files of a release: manifests, changesets, the changelog and what formats it. */
function copyRelease(): string {
  const folder = createTemporaryFolder();
  const files = ['package.json', 'package-lock.json', '.changeset/*', '{app,packages/*}/package.json', 'packages/ui/CHANGELOG.md'];
  for (const file of globSync([...files, 'tools/release/changelog.ts'], { cwd: root })) cpSync(join(root, file), join(folder, file));
  return folder;
}

const announce = (folder: string, name: string, level: string, text: string): void => {
  mkdirSync(join(folder, '.changeset'), { recursive: true });
  writeFileSync(join(folder, '.changeset', `${name}.md`), `---\n'@wallet/ui': ${level}\n---\n\n${text}\n`);
};
const readChangelog = (folder: string): string => readFileSync(join(folder, 'packages/ui/CHANGELOG.md'), 'utf8');

it('makes one section of the changelog of all waiting changesets, in their own words, and leaves none (LIB-008)', () => {
  const folder = copyRelease();
  const earlier = readChangelog(folder);
  announce(folder, 'planted-a', 'major', '### Planted\n\n- **Breaking:** remove `planted`.');
  announce(folder, 'planted-b', 'patch', 'A planted repair.');
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  applyChangesets(folder);
  // The rebuild of a release copies what is left.
  expect(listTracked(folder).filter((path) => path.startsWith('.changeset/') && path.endsWith('.md'))).toEqual(['.changeset/README.md']);
  const { version } = JSON.parse(readFileSync(join(folder, 'packages/ui/package.json'), 'utf8'));
  const [, section = ''] = readChangelog(folder).split(/^(?=## )/m);
  expect(section).toMatch(new RegExp(`^## ${version}\n\n### Major Changes\n`));
  expect(section).toContain('\n#### Planted\n\n- **Breaking:** remove `planted`.\n');
  expect(section.split('\n### Patch Changes\n')[1]).toContain('\nA planted repair.\n');
  const headings = section.match(/^#{1,3} .+$/gm) ?? [];
  expect(headings).toEqual(
    [`## ${version}`, ...['Major', 'Minor', 'Patch'].map((level) => `### ${level} Changes`)].filter((heading) => section.includes(heading)),
  );
  expect(earlier).toContain(readChangelog(folder).split(/^(?=## )/m)[2]);
  expect(listWaitingChangesets(folder)).toEqual([]);
});

it('changes nothing when no changeset is waiting (LIB-008)', () => {
  const folder = createTemporaryFolder();
  applyChangesets(folder);
  expect(globSync('**', { cwd: folder })).toEqual(['.']);
});
