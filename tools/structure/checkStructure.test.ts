import { describe, expect, it } from 'vitest';
import { checkStructure } from './checkStructure.ts';
import { readFeatures, readSources } from './readSources.ts';

const features = new Set(['login', 'assets']);
const LOGIN = 'packages/ui/src/screens/login/LoginScreen.tsx';
const PAGE = 'app/src/features/login/LoginPage.tsx';
const CONTRACT = { 'packages/contract/src/session.ts': 'export const logIn = 1;' };
const BUTTON = { 'packages/ui/src/components/Button/Button.tsx': 'export const Button = 1;' };
const MONEY = { 'packages/core/src/money/addMoney.ts': 'export const addMoney = 1;' };

function problemsOf(files: Record<string, string>): readonly string[] {
  return checkStructure(new Map(Object.entries(files)), features);
}

describe('the structure check', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['ui imports contract', { [LOGIN]: `import { logIn } from '@wallet/contract/session';`, ...CONTRACT }, /may not import zone contract/],
    [
      'even for a type only',
      { [LOGIN]: `import type { A } from '@wallet/contract/session';`, ...CONTRACT },
      /may not import zone contract/,
    ],
    [
      'even lazily',
      { [LOGIN]: `export const later = () => import('@wallet/contract/session');`, ...CONTRACT },
      /may not import zone contract/,
    ],
    ['ui imports a network library', { [LOGIN]: `import axios from 'axios';` }, /may not import axios/],
    ['core imports a package', { 'packages/core/src/a.ts': `import * as z from 'zod/mini';` }, /may not import zod\/mini/],
    ['the large zod', { 'packages/contract/src/a.ts': `import { z } from 'zod';` }, /may not import zod$/m],
    ['the app styles something', { [PAGE]: `import { styled } from 'styled-components';` }, /may not import styled-components/],
    ['the app writes markup', { [PAGE]: `export const Page = () => <div />;` }, /markup of its own: <div>/],
    ['the app says something', { [PAGE]: `export const Page = () => <Screen>Hello</Screen>;` }, /markup of its own: the text "Hello"/],
    ['the app takes a bare component', { [PAGE]: `import { Button } from '@wallet/ui/components/Button';`, ...BUTTON }, /ui\/components/],
    ['the app takes styles', { [PAGE]: `import { A } from '@wallet/ui/patterns/A/A.styles';` }, /imports styles/],
    ['a path inside a package', { [PAGE]: `import { a } from '@wallet/ui/src/components/Button/Button';` }, /reaches inside @wallet\/ui/],
    ['a package as a whole', { [PAGE]: `import { a } from '@wallet/core';` }, /as a whole/],
    ['a subpath that is no module', { [PAGE]: `import { a } from '@wallet/core/money/subtract';`, ...MONEY }, /is no module/],
    [
      'its own package by name',
      { [LOGIN]: `import { Button } from '@wallet/ui/components/Button';`, ...BUTTON },
      /its own package by name/,
    ],
    [
      'a path leaves its package',
      { [PAGE]: `import { a } from '../../../../packages/core/src/money/addMoney.ts';`, ...MONEY },
      /another package/,
    ],
    ['the sandbox in the app', { 'app/src/App.tsx': `import { a } from '@wallet/sandbox/main';` }, /is no module|may not import/],
    [
      'a feature imports a feature',
      { [LOGIN]: `import { a } from '../assets/a.ts';`, 'packages/ui/src/screens/assets/a.ts': `export const a = 1;` },
      /feature login imports feature assets/,
    ],
    [
      'data imports data of another resource',
      { 'app/src/data/orders/a.ts': `import { b } from '../cards/b.ts';`, 'app/src/data/cards/b.ts': `export const b = 1;` },
      /feature orders imports feature cards/,
    ],
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
    [
      'a feature imports the shell around it',
      { [PAGE]: `import { a } from '../../shell/a.ts';`, 'app/src/shell/a.ts': 'export const a = 1;' },
      /app\/features may not import zone app\/shell/,
    ],
    [
      'a component imports a screen',
      { 'packages/ui/src/components/A/A.tsx': `import { b } from '../../screens/login/b.ts';`, 'packages/ui/src/screens/login/b.ts': '' },
      /ui\/components may not import zone ui\/screens/,
    ],
    [
      'the ledger imports a rule',
      {
        'packages/sandbox/src/ledger/a.ts': `import { b } from '../features/cards/rules.ts';`,
        'packages/sandbox/src/features/cards/rules.ts': '',
      },
      /sandbox\/ledger may not import zone sandbox\/rules/,
    ],
    [
      'a rule imports a route',
      {
        'packages/sandbox/src/features/cards/rules.ts': `import { b } from './routes.ts';`,
        'packages/sandbox/src/features/cards/routes.ts': '',
      },
      /sandbox\/rules may not import zone sandbox\/routes/,
    ],
    [
      'a rule of the provider imports its frame of HTTP',
      { 'packages/sandbox/src/features/cards/rules.ts': `import { b } from '../../http/b.ts';`, 'packages/sandbox/src/http/b.ts': '' },
      /sandbox\/rules may not import zone sandbox\/http/,
    ],
    [
      'a resource of the provider imports another',
      {
        'packages/sandbox/src/features/cards/routes.ts': `import { b } from '../tokens/rules.ts';`,
        'packages/sandbox/src/features/tokens/rules.ts': '',
      },
      /feature cards imports feature tokens/,
    ],
    [
      'what features share imports a feature',
      {
        'packages/sandbox/src/kernel/a.ts': `import { b } from '../features/cards/rules.ts';`,
        'packages/sandbox/src/features/cards/rules.ts': '',
      },
      /sandbox\/kernel may not import zone sandbox\/rules/,
    ],
    ['a rule sees a request', { 'packages/sandbox/src/features/cards/rules.ts': `import { Hono } from 'hono';` }, /may not import hono/],
    ['a feature has a name of its own', { 'packages/ui/src/screens/sign-in/A.tsx': '' }, /sign-in is not in features\.json/],
    ['a default export', { [LOGIN]: `export default function LoginScreen() { return null; }` }, /default export/],
    ['a default export by name', { [LOGIN]: `const a = 1; export { a as default };` }, /default export/],
    ['a star export', { 'packages/core/src/a.ts': `export * from './b.ts';`, 'packages/core/src/b.ts': '' }, /export \*/],
    ['an export handed on', { 'packages/core/src/a.ts': `export { b } from './b.ts';`, 'packages/core/src/b.ts': '' }, /hands on/],
    ['a barrel', { 'packages/core/src/money/index.ts': '' }, /barrel/],
    ['an import without extension', { 'packages/core/src/b.ts': `import { a } from './a';`, 'packages/core/src/a.ts': '' }, /no file/],
    ['a file in no zone', { 'packages/widgets/src/a.ts': '' }, /no zone/],
    ['a folder nobody listed', { 'packages/sandbox/src/magic/a.ts': '' }, /no zone/],
    ['an empty word', { 'packages/core/src/utils/a.ts': '' }, /does not say/],
    ['JSX that Node would run', { 'tools/a.tsx': '' }, /Node would have to run/],
    ['a file that cannot be read', { 'packages/core/src/a.ts': 'export const = 1' }, /cannot be read/],
    ['a long file', { 'packages/core/src/a.ts': 'export const a = 1;\n'.repeat(301) }, /301 lines/],
    ['long files on the whole', { 'packages/core/src/a.ts': 'export const a = 1;\n'.repeat(200) }, /one file in ten has over 200/],
  ])('finds: %s', (_what, files, expected) => {
    expect(problemsOf(files).join('\n')).toMatch(expected);
  });

  it('is not misled by comments and strings, and lets the listed arrows pass', () => {
    const screen = `// import { logIn } from '@wallet/contract/session';\nexport const text = "import '@wallet/contract/session'";\nimport { addMoney } from '@wallet/core/money/addMoney';`;
    const page = `import { LoginScreen } from '@wallet/ui/screens/login/LoginScreen';\nimport { logIn } from '@wallet/contract/session';\nexport const Page = () => <LoginScreen />;`;
    expect(problemsOf({ [LOGIN]: screen, [PAGE]: page, ...MONEY, ...CONTRACT })).toEqual([]);
  });

  it('has looked at this repository', () => {
    const paths = [...readSources().keys()];
    expect(paths.length).toBeGreaterThan(50);
    for (const part of [
      'packages/core/',
      'packages/contract/',
      'packages/ui/',
      'packages/sandbox/',
      'app/',
      'stories/',
      'e2e/',
      'tools/',
    ]) {
      expect(paths.filter((path) => path.startsWith(part))).not.toEqual([]);
    }
    expect(readFeatures().size).toBeGreaterThan(20);
  });
});
