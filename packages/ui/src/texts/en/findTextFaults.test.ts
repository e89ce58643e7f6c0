import { expect, it } from 'vitest';
import { findTextFaults, hasPlurals } from './findTextFaults.ts';

const english = {
  login: { title: 'Log in', greeting: 'Hello {name}', steps: ['One', 'Two'], purposes: { own: 'Mine', other: 'Another' } },
  list: { found: { one: '{count} option', other: '{count} options' }, chosen: '{count} options of {name}' },
};
const polish = {
  login: { title: 'Zaloguj', greeting: 'Witaj, {name}', steps: ['Raz', 'Dwa'], purposes: { own: 'Moje', other: 'Inne' } },
  list: { found: { one: 'jedna opcja', few: '{count} opcje', many: '{count} opcji', other: '{count} opcji' }, chosen: '{name}: {count}' },
};

it('accepts a translation with every text, value and plural of its language (LIB-014)', () => {
  expect(findTextFaults('pl', polish, english)).toEqual([]);
  expect(findTextFaults('ja', { ...polish, list: { ...polish.list, found: '{count} 件' } }, english)).toEqual([]);
});

it.each([
  ['missing', { ...polish, list: { chosen: polish.list.chosen } }, ['list.found: missing']],
  ['unknown', { ...polish, login: { ...polish.login, titel: 'Zaloguj' } }, ['login.titel: unknown']],
  ['missing in a list', { ...polish, login: { ...polish.login, steps: ['Raz'] } }, ['login.steps.1: missing']],
  ['one more than in a list', { ...polish, login: { ...polish.login, steps: ['Raz', 'Dwa', 'Trzy'] } }, ['login.steps.2: unknown']],
  ['no item of a list', { ...polish, login: { ...polish.login, steps: [null, 'Dwa'] } }, ['login.steps.0: not a text']],
  ['no text', { ...polish, login: { ...polish.login, title: 1 } }, ['login.title: not a text']],
  ['no group', { ...polish, login: null }, ['login: not a group of texts']],
  ['no list', { ...polish, login: { ...polish.login, steps: { 0: 'Raz', 1: 'Dwa' } } }, ['login.steps: not a list of texts']],
  ['no plural', { ...polish, list: { ...polish.list, found: { other: '{count}', one: 1 } } }, ['list.found: not a text or a plural']],
  [
    'without its value',
    { ...polish, login: { ...polish.login, greeting: 'Witaj, {imie}' } },
    ['login.greeting: unknown value {imie}', 'login.greeting: value {name} is missing'],
  ],
  [
    'without its value in one plural',
    {
      ...polish,
      list: { ...polish.list, chosen: { one: 'opcja {name}', few: '{count} opcje', many: '{name}: {count}', other: '{name}' } },
    },
    ['list.chosen.few: value {name} is missing', 'list.chosen.other: value {count} is missing'],
  ],
  [
    'without the count in a plural of several counts',
    { ...polish, list: { ...polish.list, found: { ...polish.list.found, few: 'opcje' } } },
    ['list.found.few: value {count} is missing (in pl, few is for 2, 3, 4, …)'],
  ],
  [
    'without a plural of the language',
    {
      ...polish,
      list: { ...polish.list, found: { one: '{count} opcja', two: '{count} opcje', many: '{count} opcji', other: '{count} opcji' } },
    },
    ['list.found: plural category few is missing', 'list.found: pl has no plural category two'],
  ],
])('names a text that is %s (LIB-014)', (_, translation, faults) => {
  expect(findTextFaults('pl', translation, english)).toEqual(faults);
});

it('lets a plural spell out its count only where it has a single one (LIB-014)', () => {
  const found = { one: 'un choix', other: '{count} choix' };
  expect(findTextFaults('de', { found }, { found: english.list.found })).toEqual([]);
  expect(findTextFaults('fr', { found }, { found: english.list.found })).toEqual([
    'found.one: value {count} is missing (in fr, one is for 0, 1)',
  ]);
});

it('knows a language by its tag alone (LIB-014)', () => {
  expect(['fr', 'pt-BR', 'ku-Arab', 'polish', 'fr_FR', ''].filter(hasPlurals)).toEqual(['fr', 'pt-BR', 'ku-Arab']);
});
