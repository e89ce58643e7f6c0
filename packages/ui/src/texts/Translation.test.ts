import { expect, it } from 'vitest';
import { catalogue, type CatalogueTranslation, type TextsOverride } from './catalogue.ts';

const counterTexts = catalogue('counter', {
  title: 'Counter',
  greeting: 'Hello {name}',
  states: { on: 'On', off: 'Off', other: 'Unknown' },
  steps: [{ name: 'First' }],
  left: { one: '{count} day left', other: '{count} days left' },
});
type Counter = CatalogueTranslation<typeof counterTexts>;
const whole = {
  title: 'Zähler',
  greeting: 'Hallo {name}',
  states: { on: 'An', off: 'Aus', other: 'Unbekannt' },
  steps: [{ name: 'Erstens' }],
  left: 'Noch {count}',
} satisfies Counter;

// Checked by the compiler: each line must be an error, or the file does not compile.
export const wrong: readonly Counter[] = [
  // @ts-expect-error a text is missing
  { greeting: whole.greeting, states: whole.states, steps: whole.steps, left: whole.left },
  // @ts-expect-error a text of a group is missing
  { ...whole, states: { on: 'An', other: 'Unbekannt' } },
  // @ts-expect-error a text of a list is missing
  { ...whole, steps: [{}] },
  // @ts-expect-error a plural without its general form
  { ...whole, left: { one: 'Noch ein Tag' } },
  // @ts-expect-error a plural of a text without a count
  { ...whole, greeting: { one: 'Hallo {name}', other: 'Hallo {name}' } },
  // @ts-expect-error a text is not a string
  { ...whole, title: 1 },
  // @ts-expect-error unknown text
  { ...whole, titel: 'Zähler' },
];

/** The compiler gives a JSON file this type: it knows neither the length of a list nor the wording of a text. */
type Json = {
  title: string;
  greeting: string;
  states: { on: string; off: string; other: string };
  steps: { name: string }[];
  left: { one: string; few: string; many: string; other: string };
};
export const fromJson = (json: Json): Counter => json;

/** Part of a group, even of one that has an `other` as a plural does. */
export const parts: readonly TextsOverride<typeof counterTexts>[] = [
  { states: { on: 'An' } },
  { left: { one: 'Ein Tag', other: '{count} Tage' } },
  // @ts-expect-error a plural is whole
  { left: { one: 'Ein Tag' } },
];

it('has every text of its catalogue when complete (WISH-020)', () => {
  expect(Object.keys(whole).toSorted()).toEqual(Object.keys(counterTexts).toSorted());
});
