import { describe, expect, it } from 'vitest';
import { checkPatches } from './checkPatches.ts';

const findProblems = (text: string, path = 'app/src/shell/a.ts'): string => checkPatches(new Map([[path, text]])).join('\n');

describe('the check of patches', () => {
  it.each([
    'history.pushState = push;',
    `window.history['replaceState'] = replace;`,
    'history.state ??= {};',
    'fetch = ask;',
    'globalThis.fetch = ask;',
    'Array.prototype.last = last;',
    'Object.assign(Element.prototype, { animate });',
    `Object.defineProperty(history, 'back', { value: back });`,
    `Reflect.set(window.history, 'go', go);`,
    `import { UNSAFE_NavigationContext as Context } from 'react-router-dom';`,
    'router.UNSAFE_navigator.push();',
    `import { push } from 'react-router/dist/development/index.mjs';`,
    `const icon = await import('@noble/curves/src/secp256k1.js');`,
  ])('reports %s', (text) => {
    expect(findProblems(text)).toMatch(/^app\/src\/shell\/a\.ts: (?:writes|uses|imports) .+ is patched$/);
  });

  it.each([
    [`history.pushState({}, '');`],
    [`history.scrollRestoration = 'manual';`],
    ['const historyOf = {}; historyOf.last = 1;'],
    ['Object.assign(element, { hidden: true });'],
    [`import { plus } from 'lucide-react/icons/plus';`],
    [`import { a } from '../dist/a.ts';`],
    ['Array.prototype.last = last;', 'app/src/shell/a.test.ts'],
  ])('accepts %s', (text, path?: string) => {
    expect(findProblems(text, path)).toBe('');
  });
});
