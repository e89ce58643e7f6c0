import { expect, it } from 'vitest';
import { checkWords } from './checkWords.ts';

it.each([
  ['// Nobody waits longer; nobody may.', 'nobody'],
  ['/** What the amount comes to. */', 'comes to'],
  [`it('is told at once', () => undefined);`, 'told'],
  [`describe('so many requests', () => undefined);`, 'so many'],
])('finds a word in %s', (source, word) => {
  expect(checkWords(new Map([['a.ts', source]])).join()).toContain(`"${word}"`);
});

it.each([
  `const wish = 'nobody';`,
  '// `judge` is a name, and "told" a text.',
  '// WISH-012, told apart.',
  `it('returns a price', () => undefined);`,
])('lets pass: %s', (source) => {
  expect(checkWords(new Map([['a.ts', source]]))).toEqual([]);
});
