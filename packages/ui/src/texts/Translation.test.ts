import { expect, it } from 'vitest';
import { catalogue, type CatalogueTranslation } from './catalogue.ts';

const counterTexts = catalogue('counter', {
  title: 'Counter',
  states: { on: 'On', off: 'Off' },
  steps: [{ name: 'First' }],
  left: { one: '{count} day left', other: '{count} days left' },
});
type Counter = CatalogueTranslation<typeof counterTexts>;
const whole = { title: 'Zähler', states: { on: 'An', off: 'Aus' }, steps: [{ name: 'Erstens' }], left: 'Noch {count}' } satisfies Counter;

// Checked by the compiler: each line must be an error, or the file does not compile.
export const wrong: readonly Counter[] = [
  // @ts-expect-error a text is missing
  { states: whole.states, steps: whole.steps, left: whole.left },
  // @ts-expect-error a text of a group is missing
  { ...whole, states: { on: 'An' } },
  // @ts-expect-error a text of a list is missing
  { ...whole, steps: [{}] },
  // @ts-expect-error a plural without its general form
  { ...whole, left: { one: 'Noch ein Tag' } },
  // @ts-expect-error a text is not a string
  { ...whole, title: 1 },
  // @ts-expect-error unknown text
  { ...whole, titel: 'Zähler' },
];

it('has every text of its catalogue when complete (WISH-020)', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(counterTexts).toSorted());
});
