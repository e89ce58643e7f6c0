import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../..');
const base = mkdtempSync(join(tmpdir(), 'wallet-layers-'));
const [ui, sandbox, app] = ['packages/ui/src', 'packages/sandbox/src', 'app/src'];
const LOGIN = `${ui}/screens/login`;
const PAGE = `${app}/features/login`;

const [UI, APP, RULES] = ['^packages/ui/src/', '^app/src/', 'features/[^/]+/(?!routes[.])'].map((files) => `${files} may not import`);
const [NO_ENTRY, SIBLINGS] = ['imports what is no file and no public entry', 'a feature may not import another'];

const targets = [
  `${app}/shell/a.ts`,
  `${app}/data/cards/a.ts`,
  'packages/contract/src/session.ts',
  'packages/core/src/money/money.ts',
  `${ui}/components/Button/index.ts`,
  `${ui}/patterns/A/A.styles.ts`,
  `${ui}/screens/assets/a.ts`,
  `${LOGIN}/index.ts`,
  `${LOGIN}/a.ts`,
  ...['main.ts', 'http/a.ts', 'features/cards/rules.ts', 'features/cards/routes.ts'].map((file) => `${sandbox}/${file}`),
];

/** Description, folder, import (or the full text) and the violated rule. A file is planted for each row, next to the modules it reaches. */
const breaches: readonly (readonly [what: string, folder: string, imported: string, rule: string | undefined])[] = [
  ['ui imports contract', LOGIN, '@wallet/contract/session', UI],
  ['even for a type only', LOGIN, `import type { A } from '@wallet/contract/session';`, UI],
  ['even lazily', LOGIN, `export const later = () => import('@wallet/contract/session');`, UI],
  ['even handed on', LOGIN, `export { logIn } from '@wallet/contract/session';`, UI],
  ['ui imports a network library', LOGIN, 'axios', 'axios is not for everybody'],
  ['a package nobody listed', 'packages/core/src', 'hono', 'is not in the manifest of its package'],
  ['core imports Node', 'packages/core/src', 'node:path', 'what runs in a page may not import Node'],
  ['the large zod', 'packages/contract/src', 'zod', 'zod/index is not for everybody'],
  ['the app styles something', PAGE, 'styled-components', '(styled-components|lucide-react) is not for everybody'],
  ['the app takes a bare component', PAGE, '@wallet/ui/components/Button', APP],
  ['no public entry', PAGE, '@wallet/ui/patterns/A/A.styles', NO_ENTRY],
  ['a path inside a package', PAGE, '@wallet/core/src/money/money', NO_ENTRY],
  ['a package as a whole', PAGE, '@wallet/core', NO_ENTRY],
  ['its own package by name', LOGIN, '@wallet/ui/components/Button', 'imports its own package by name'],
  ['leaves its package', PAGE, '../../../../packages/core/src/money/money.ts', 'reaches into another package'],
  ['the sandbox in the app', PAGE, '@wallet/sandbox/main', APP],
  ['a feature imports a feature', LOGIN, '../assets/a.ts', SIBLINGS],
  ['a feature imports the shell around it', PAGE, '../../shell/a.ts', 'features/ may not import'],
  ['the calls import data', `${app}/api`, '../data/cards/a.ts', '(api|services|providers)/ may not import'],
  ['the session speaks', `${app}/session`, '@wallet/ui/screens/login', 'below the operations there is no ui'],
  ['a component imports a screen', `${ui}/components/A`, '../../screens/login/a.ts', 'components/ may not import'],
  ['the ledger imports a rule', `${sandbox}/ledger`, '../features/cards/rules.ts', 'ledger/ may not import'],
  ['a rule imports a route', `${sandbox}/features/cards`, './routes.ts', RULES],
  ['a rule imports HTTP', `${sandbox}/features/cards`, '../../http/a.ts', RULES],
  ['a resource imports another', `${sandbox}/features/a`, '../cards/rules.ts', SIBLINGS],
  ['the kernel imports a feature', `${sandbox}/kernel`, '../features/cards/rules.ts', 'kernel/ may not import'],
  ['a rule sees a request', `${sandbox}/features/cards`, 'hono', '(hono|@hono) is not for everybody'],
  ['a folder that nobody listed', `${sandbox}/magic`, '../http/a.ts', 'is on no floor'],
  ['an import without extension', 'packages/core/src', './money/mony', NO_ENTRY],
  ['a circle', 'packages/core/src', `import { a } from './round.ts';\nexport const b = () => a;`, 'imports in a circle'],
];
const toSource = (imported: string): string => (imported.includes(' ') ? imported : `import { a } from '${imported}';`);
const toPath = (folder: string, index: number): string => `${folder}/breach${index}.ts`;

const resultSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

let problems: readonly (readonly [path: string, rule: string | undefined])[] = [];

beforeAll(() => {
  mkdirSync(join(base, 'node_modules/@wallet'), { recursive: true });
  for (const name of ['core', 'contract', 'ui', 'sandbox']) {
    mkdirSync(join(base, 'packages', name), { recursive: true });
    copyFileSync(join(root, 'packages', name, 'package.json'), join(base, 'packages', name, 'package.json'));
    symlinkSync(join(base, 'packages', name), join(base, 'node_modules/@wallet', name));
  }
  copyFileSync(
    join(root, 'app/package.json'),
    join(mkdirSync(join(base, 'app'), { recursive: true }) ?? join(base, 'app'), 'package.json'),
  );
  writeFile('app/package.json', readFileSync(join(root, 'app/package.json'), 'utf8'));
  for (const name of ['axios', 'zod', 'styled-components', 'hono'])
    symlinkSync(join(root, 'node_modules', name), join(base, 'node_modules', name));
  for (const path of targets) writeFile(path, 'export const a = 1;');
  for (const [index, [, folder, text]] of breaches.entries()) writeFile(toPath(folder, index), toSource(text));
  writeFile('packages/core/src/round.ts', `import { b } from './breach${breaches.length - 1}.ts';\nexport const a = () => b;`);
  writeFile(`${LOGIN}/sound.ts`, `// import '@wallet/contract/session';\nimport { money } from '@wallet/core/money/money';`);
  writeFile(`${PAGE}/sound.ts`, `import { a } from '@wallet/ui/screens/login';\nimport { logIn } from '@wallet/contract/session';`);
  const { stdout } = spawnSync('depcruise', ['-c', join(import.meta.dirname, 'layers.config.ts'), 'app', 'packages', '-T', 'json'], {
    cwd: base,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  problems = resultSchema.parse(JSON.parse(stdout)).summary.violations.map(({ from, rule }) => [from, rule.name]);
});
afterAll(() => rmSync(base, { recursive: true }));

describe('the layer rules', () => {
  it.each(breaches.map(([what, folder, , rule], index) => ({ what, place: toPath(folder, index), rule })))(
    'report: $what',
    ({ place, rule }) => {
      expect(problems.filter(([path]) => path === place).map(([, name]) => name)).toContain(rule);
    },
  );

  it('ignore comments and accept the allowed imports', () => {
    const planted = new Set([...breaches.map(([, folder], index) => toPath(folder, index)), 'packages/core/src/round.ts']);
    expect(problems.filter(([path]) => !planted.has(path))).toEqual([]);
  });
});
