import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemsOf, readLayers } from './checkLayers.ts';

const root = join(import.meta.dirname, '../..');
const base = mkdtempSync(join(tmpdir(), 'wallet-layers-'));

const ui = 'packages/ui/src';
const sandbox = 'packages/sandbox/src';

/** What the planted imports reach. */
const reached: Record<string, string> = {
  'app/src/shell/a.ts': 'export const a = 1;',
  'app/src/data/cards/b.ts': 'export const b = 1;',
  'packages/contract/src/session.ts': 'export const logIn = 1;',
  'packages/core/src/money/money.ts': 'export const money = 1;',
  [`${ui}/components/Button/index.ts`]: 'export const Button = 1;',
  [`${ui}/patterns/A/A.styles.ts`]: 'export const A = 1;',
  [`${ui}/screens/assets/a.ts`]: 'export const a = 1;',
  [`${ui}/screens/login/index.ts`]: `export { text } from './a.ts';`,
  [`${ui}/screens/login/a.ts`]: 'export const text = 1;',
  [`${sandbox}/main.ts`]: 'export const a = 1;',
  [`${sandbox}/http/b.ts`]: 'export const b = 1;',
  [`${sandbox}/features/cards/rules.ts`]: 'export const b = 1;',
  [`${sandbox}/features/cards/routes.ts`]: 'export const b = 1;',
};

/** What, where, the import, what is said of it. A file is planted once for each row, beside the ones that are reached. */
const breaches: readonly (readonly [what: string, folder: string, text: string, said: RegExp])[] = [
  [
    'ui imports contract',
    `${ui}/screens/login`,
    `import { logIn } from '@wallet/contract/session';`,
    /zone ui\/screens may not import packages\/contract/,
  ],
  [
    'even for a type only',
    `${ui}/screens/login`,
    `import type { A } from '@wallet/contract/session';`,
    /may not import packages\/contract/,
  ],
  [
    'even lazily',
    `${ui}/screens/login`,
    `export const later = () => import('@wallet/contract/session');`,
    /may not import packages\/contract/,
  ],
  ['even handed on', `${ui}/screens/login`, `export { logIn } from '@wallet/contract/session';`, /may not import packages\/contract/],
  ['ui imports a network library', `${ui}/screens/login`, `import axios from 'axios';`, /may not import .*axios/],
  ['core imports a package', 'packages/core/src', `import * as z from 'zod/mini';`, /zone core may not import .*zod\/mini/],
  ['the large zod', 'packages/contract/src', `import { z } from 'zod';`, /zone contract may not import .*zod/],
  [
    'the app styles something',
    'app/src/features/login',
    `import { styled } from 'styled-components';`,
    /zone app\/features may not import .*styled-components/,
  ],
  [
    'the app takes a bare component',
    'app/src/features/login',
    `import { Button } from '@wallet/ui/components/Button';`,
    /may not import .*Button/,
  ],
  ['a module that is no public entry', 'app/src/features/login', `import { A } from '@wallet/ui/patterns/A/A.styles';`, /no public entry/],
  ['a path inside a package', 'app/src/features/login', `import { a } from '@wallet/core/src/money/money';`, /no public entry/],
  ['a package as a whole', 'app/src/features/login', `import { a } from '@wallet/core';`, /no public entry/],
  ['a subpath that is no module', 'app/src/features/login', `import { a } from '@wallet/core/money/subtract';`, /no public entry/],
  ['its own package by name', `${ui}/screens/login`, `import { Button } from '@wallet/ui/components/Button';`, /its own package by name/],
  [
    'a path leaves its package',
    'app/src/features/login',
    `import { a } from '../../../../packages/core/src/money/money.ts';`,
    /another package/,
  ],
  ['the sandbox in the app', 'app/src/features/login', `import { a } from '@wallet/sandbox/main';`, /may not import packages\/sandbox/],
  [
    'a feature imports a feature',
    `${ui}/screens/login`,
    `import { a } from '../assets/a.ts';`,
    /a feature imports another: packages\/ui\/src\/screens\/assets/,
  ],
  [
    'a feature imports the shell around it',
    'app/src/features/login',
    `import { a } from '../../shell/a.ts';`,
    /zone app\/features may not import app\/src\/shell/,
  ],
  [
    'a component imports a screen',
    `${ui}/components/A`,
    `import { b } from '../../screens/login/a.ts';`,
    /zone ui\/components may not import/,
  ],
  [
    'the ledger imports a rule',
    `${sandbox}/ledger`,
    `import { b } from '../features/cards/rules.ts';`,
    /zone sandbox\/ledger may not import/,
  ],
  ['a rule imports a route', `${sandbox}/features/cards`, `import { b } from './routes.ts';`, /zone sandbox\/rules may not import/],
  [
    'a rule imports the frame of HTTP',
    `${sandbox}/features/cards`,
    `import { b } from '../../http/b.ts';`,
    /may not import packages\/sandbox\/src\/http/,
  ],
  [
    'a resource of the provider imports another',
    `${sandbox}/features/tokens`,
    `import { b } from '../cards/rules.ts';`,
    /a feature imports another/,
  ],
  [
    'what features share imports a feature',
    `${sandbox}/kernel`,
    `import { b } from '../features/cards/rules.ts';`,
    /zone sandbox\/kernel may not import/,
  ],
  ['a rule sees a request', `${sandbox}/features/cards`, `import { Hono } from 'hono';`, /zone sandbox\/rules may not import .*hono/],
  ['an import without extension', 'packages/core/src', `import { a } from './money/mony';`, /no file/],
  ['a circle', 'packages/core/src', `import { a } from './round.ts';\nexport const b = () => a;`, /imports in a circle/],
];

const placeOf = (folder: string, index: number): string => `${folder}/breach${index}.ts`;

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

let problems: readonly string[] = [];

/** One repository with every breach in it, the manifests and packages of this one. */
beforeAll(async () => {
  mkdirSync(join(base, 'node_modules/@wallet'), { recursive: true });
  for (const name of ['core', 'contract', 'ui', 'sandbox']) {
    mkdirSync(join(base, 'packages', name), { recursive: true });
    copyFileSync(join(root, 'packages', name, 'package.json'), join(base, 'packages', name, 'package.json'));
    symlinkSync(join(base, 'packages', name), join(base, 'node_modules/@wallet', name));
  }
  for (const name of ['axios', 'zod', 'styled-components', 'hono'])
    symlinkSync(join(root, 'node_modules', name), join(base, 'node_modules', name));
  for (const [path, text] of Object.entries(reached)) plant(path, text);
  for (const [index, [, folder, text]] of breaches.entries()) plant(placeOf(folder, index), text);
  const circle = breaches.findIndex(([what]) => what === 'a circle');
  plant('packages/core/src/round.ts', `import { b } from './breach${circle}.ts';\nexport const a = () => b;`);
  const comment = `// import { logIn } from '@wallet/contract/session';\nexport const text = "import '@wallet/contract/session'";\n`;
  plant(`${ui}/screens/login/sound.ts`, `${comment}import { money } from '@wallet/core/money/money';`);
  const listed = `import { text } from '@wallet/ui/screens/login';\nimport { logIn } from '@wallet/contract/session';`;
  plant('app/src/features/login/sound.ts', listed);
  problems = problemsOf(await readLayers(base, ['app', 'packages']));
});
afterAll(() => rmSync(base, { recursive: true }));

describe('the layers', () => {
  it.each(breaches.map(([what, folder, , statement], index) => ({ what, place: placeOf(folder, index), said: statement })))(
    'find: $what',
    ({ place, said }) => {
      expect(problems.filter((problem) => problem.startsWith(`${place}: `)).join('\n')).toMatch(said);
    },
  );

  it('are not misled by comments and strings, and let the listed arrows pass', () => {
    const planted = new Set([...breaches.map(([, folder], index) => placeOf(folder, index)), 'packages/core/src/round.ts']);
    expect(problems.filter((problem) => !planted.has(problem.split(': ')[0] ?? ''))).toEqual([]);
  });

  it('are read of every file of this repository', async () => {
    const { modules } = await readLayers(root);
    const sources = modules.map(({ source }) => source);
    for (const part of ['packages/core/', 'packages/contract/', 'packages/ui/', 'packages/sandbox/', 'app/', 'stories/', 'e2e/', 'tools/'])
      expect(sources.filter((path) => path.startsWith(part)).length).toBeGreaterThan(20);
    expect(modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)).toBeGreaterThan(5000);
  });
});
