import { expect, it } from 'vitest';
import { findChangedTokens } from './findChangedTokens.ts';

const DRAWN = ':root {\n  --a: #05535d;\n  --b: 16px;\n  --c: 600;\n}\n';

it('finds no change in identical tokens', () => {
  expect(findChangedTokens(DRAWN, DRAWN)).toEqual([]);
});

it.each([
  ['colour by one step', '#05535d', '#05535e', ['- --a: #05535d;', '+ --a: #05535e;']],
  ['size', '16px', '17px', ['- --b: 16px;', '+ --b: 17px;']],
  ['weight', '600', '500', ['- --c: 600;', '+ --c: 500;']],
])('finds a changed %s', (_what, from, to, changes) => {
  expect(findChangedTokens(DRAWN, DRAWN.replace(from, to))).toEqual(changes);
});

it('finds two swapped tokens', () => {
  expect(findChangedTokens('--a: 1;\n--b: 2;', '--b: 2;\n--a: 1;')).toEqual(['their order']);
});
