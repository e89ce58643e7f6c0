import { expect, it } from 'vitest';
import { typedFigures } from './typedFigures.ts';

it.each([
  ['1.250,00', '1250.00'],
  ['1,250.00', '1250.00'],
  ['500,00', '500.00'],
  ['-0,2', '-0.2'],
])('%s may be typed for %s (LANG-014)', (word, figure) => {
  expect(typedFigures(word)).toContain(figure);
});

it.each(['500.00', 'Keller', '1,a', ','])('%s is what it is (LANG-014)', (word) => {
  expect(typedFigures(word)).toEqual([]);
});
