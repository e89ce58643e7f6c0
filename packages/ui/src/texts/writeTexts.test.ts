import { removeIsolates } from '@wallet/core/format/isolates';
import { expect, it } from 'vitest';
import { catalogue, translate } from './catalogue.ts';

const boxTexts = catalogue('box', {
  title: 'Boxes',
  found: { one: '{count} box', other: '{count} boxes' },
  greeting: 'Hello {name}',
  states: { on: 'On', off: 'Off' },
  steps: [
    { title: 'Pack', text: 'Take {box}' },
    { title: 'Send', text: 'Today' },
  ],
});

it('chooses the plural of the language by its count, and writes the count in that language (LIB-014)', () => {
  const polish = translate(
    boxTexts,
    { found: { one: '{count} pudełko', few: '{count} pudełka', many: '{count} pudełek', other: '' } },
    'pl',
  );
  expect([1, 3, 5, 22, 12_345].map((count) => polish.found({ count }))).toEqual([
    '1 pudełko',
    '3 pudełka',
    '5 pudełek',
    '22 pudełka',
    '12\u00A0345 pudełek',
  ]);
  expect([0, 1, 2].map((count) => boxTexts.found({ count }))).toEqual(['0 boxes', '1 box', '2 boxes']);
});

it('keeps English texts, with English plurals, where a translation has none or one of another form (LIB-014)', () => {
  const french = translate(boxTexts, { states: { on: 'Oui' }, greeting: { one: 'Bonjour' } }, 'fr');
  expect([french.states, french.title]).toEqual([{ on: 'Oui', off: 'Off' }, 'Boxes']);
  expect([french.found({ count: 0 }), french.greeting({ name: 'Ana' })]).toEqual(['0 boxes', 'Hello Ana']);
});

it('takes the items of a list that are missing, and their missing texts, from English, and no more items than English has (LIB-014)', () => {
  const [pack, send, ...more] = translate(boxTexts, { steps: [{ title: 'Emballer' }] }, 'fr').steps;
  expect([pack.title, pack.text({ box: 'A' }), send, more]).toEqual(['Emballer', 'Take A', { title: 'Send', text: 'Today' }, []]);
  const long = { steps: [{ text: 'Prenez {box}' }, {}, { title: 'Fini', text: '' }] };
  expect(translate(boxTexts, long, 'fr').steps.map(({ title }) => title)).toEqual(['Pack', 'Send']);
  expect(translate(boxTexts, { steps: [null, { title: 'Envoyer' }] }, 'fr').steps.map(({ title }) => title)).toEqual(['Pack', 'Envoyer']);
});

it.each(['ar', 'he-IL', 'ckb', 'ku-Arab', 'az-IR', 'pa-Arab', 'uz-Arab'])(
  'isolates values in %s, written from right to left, so that they are not reordered (LIB-014)',
  (locale) => {
    const greeting = translate(boxTexts, { greeting: 'שלום {name}' }, locale).greeting({ name: '+372 555' });
    expect([greeting, removeIsolates(greeting)]).toEqual(['שלום \u2068+372 555\u2069', 'שלום +372 555']);
  },
);

it.each(['fr', 'ku', 'pa-IN'])('does not isolate values in %s, written from left to right (LIB-014)', (locale) => {
  expect(translate(boxTexts, { greeting: 'Bonjour {name}' }, locale).greeting({ name: 'Ana' })).toBe('Bonjour Ana');
});
