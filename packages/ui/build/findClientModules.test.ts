import { expect, it } from 'vitest';
import { findClientModules } from './findClientModules.ts';

const imports = new Map([
  ['/ui/texts/Texts.tsx', ['react']],
  ['/ui/texts/catalogue.ts', []],
  ['/ui/texts/index.ts', ['/ui/texts/Texts.tsx', '/ui/texts/catalogue.ts']],
  ['/ui/screens/first.ts', ['/ui/screens/second.ts', '/ui/texts/catalogue.ts']],
  ['/ui/screens/second.ts', ['/ui/screens/first.ts', '/ui/screens/third.ts']],
  ['/ui/screens/third.ts', ['/ui/texts/Texts.tsx']],
  ['/ui/screens/icon.ts', ['lucide-react']],
  ['/ui/screens/reaction.ts', ['reactive']],
]);

it('marks modules that use React directly or transitively, but not entries or data (LIB-001)', () => {
  expect([...findClientModules(imports)].toSorted()).toEqual([
    '/ui/screens/first.ts',
    '/ui/screens/icon.ts',
    '/ui/screens/second.ts',
    '/ui/screens/third.ts',
    '/ui/texts/Texts.tsx',
  ]);
});
