import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Translation } from './Translation.ts';

const counterTexts = catalogue('counter', {
  title: 'Counter',
  states: { on: 'On', off: 'Off' },
  steps: [{ name: 'First' }],
  left: (count: number): string => `${count} left`,
});
type Counter = Translation<typeof counterTexts>;
const whole = { title: 'Zähler', states: { on: 'An', off: 'Aus' }, steps: [{ name: 'Erstens' }], left: () => 'wenige' } satisfies Counter;

// The compiler reads these: each must be an error, or the file does not compile.
export const wrong: readonly Counter[] = [
  // @ts-expect-error a text is missing
  { states: whole.states, steps: whole.steps, left: whole.left },
  // @ts-expect-error a text of a group is missing
  { ...whole, states: { on: 'An' } },
  // @ts-expect-error a text of a list is missing
  { ...whole, steps: [{}] },
  // @ts-expect-error a text takes what it is not given
  { ...whole, left: (name: string) => name },
  // @ts-expect-error a text is no text
  { ...whole, title: 1 },
  // @ts-expect-error there is no such text
  { ...whole, titel: 'Zähler' },
];

it('a translation that is whole has every text of its catalogue (WISH-020)', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(counterTexts).toSorted());
});
