import { describe, expect, it } from 'vitest';
import { checkStructure } from './checkStructure.ts';
import { readFeatures, readSources } from './readSources.ts';

const PAGE = 'app/src/features/login/LoginPage.tsx';
const findProblems = (files: Record<string, string>): readonly string[] =>
  checkStructure(new Map(Object.entries(files)), new Set(['login', 'assets']));

describe('the structure check', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a part of one feature among the operations',
      { [PAGE]: `import { a } from '../../operations/a.ts';`, 'app/src/operations/a.ts': 'export const a = 1;' },
      /serves the feature login alone/,
    ],
    [
      'a feature that is mostly elsewhere',
      {
        [PAGE]: `import { a } from '../../data/session/a.ts';\nimport { b } from '../../data/session/b.ts';`,
        'app/src/data/session/a.ts': 'export const a = 1;',
        'app/src/data/session/b.ts': 'export const b = 1;',
      },
      /features\/login: has more than half of its files elsewhere/,
    ],
    ['a feature has a name of its own', { 'packages/ui/src/screens/sign-in/A.tsx': '' }, /sign-in is not in features\.json/],
    ['a star export', { 'packages/core/src/a.ts': `export * from './b.ts';`, 'packages/core/src/b.ts': '' }, /hands on/],
    ['an export handed on', { 'packages/core/src/a.ts': `export { b } from './b.ts';`, 'packages/core/src/b.ts': '' }, /hands on/],
    ['a public entry with code of its own', { 'packages/ui/src/components/A/index.ts': 'export const a = 1;' }, /only hands on names/],
    [
      'a crowd in one folder',
      Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`packages/core/src/a${index}.ts`, ''])),
      /core\/src: has 26 files side by side/,
    ],
    [
      'more entries than can be kept',
      Object.fromEntries(Array.from({ length: 121 }, (_, index) => [`packages/ui/src/components/A${index}/index.ts`, ''])),
      /121 public entries/,
    ],
    ['a barrel', { 'packages/core/src/money/index.ts': '' }, /barrel/],
    [
      'a catalogue among components',
      { 'packages/ui/src/patterns/A/A.tsx': `const texts = catalogue('a', {});` },
      /belongs in a \*\.texts\.ts/,
    ],
    ['an empty word', { 'packages/core/src/utils/a.ts': '' }, /does not say/],
  ])('reports %s', (_what, files, expected) => {
    expect(findProblems(files).join('\n')).toMatch(expected);
  });

  it('allows a public entry to re-export names, also from core, which is private', () => {
    const entry = `export { A, type AProps } from './A.tsx';\nexport { addMoney } from '@wallet/core/money/arithmetic';`;
    expect(findProblems({ 'packages/ui/src/components/A/index.ts': entry })).toEqual([]);
  });

  it('reads every part of this repository', () => {
    const paths = [...readSources().keys()];
    for (const part of ['packages/core', 'packages/contract', 'packages/ui', 'packages/sandbox', 'app', 'stories', 'e2e', 'tools'])
      expect(paths.filter((path) => path.startsWith(`${part}/`))).not.toEqual([]);
    expect(readFeatures().size).toBeGreaterThan(20);
  });
});
