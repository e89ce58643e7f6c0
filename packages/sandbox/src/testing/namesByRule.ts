import type { Comparison, Name } from '../kernel/payee/compareNames.ts';
import type { NamePair } from './namePairs.ts';

type Change = readonly [why: string, outcome: Comparison['outcome'], held: string];

/** Given and family names from twelve countries, each a single word of at least five letters. */
const persons = [
  'Alice Hadley', 'Oliver Thornton', 'Harriet Ashworth', 'Jürgen Müller', 'Sabine Schröder', 'Dietmar Großmann', 'Amélie Lefèvre', 'Thibault Moreau',
  'Chloé Beaumont', 'Lorenzo Ferraro', 'Beatrice Colombo', 'Niccolò Moretti', 'Íñigo Álvarez', 'Carmen Escribano', 'Joaquín Navarrete',
  'Łukasz Wójcik', 'Agnieszka Kowalska', 'Stanisław Nowicki', 'Žydrūnas Šimkus', 'Rasita Petraitė', 'Søren Ågård', 'Mathilde Sørensen',
  'Håkon Bjørnstad', 'Ingrid Lindqvist', 'Gösta Öberg', 'Matthijs Vermeulen', 'Femke Hoekstra', 'Gonçalo Ferreira', 'Beatriz Carvalho', 'Katrin Tammsaare',
] as const; // prettier-ignore
const titles = [
  'Mr.',
  'Mrs',
  'Ms',
  'Miss',
  'Herr',
  'Frau',
  'Madame',
  'Dr.',
  'Prof.',
  'Prof. Dr.',
  'Dr. med.',
  'Dipl.-Ing.',
  'Mag.',
] as const;
const degrees = ['PhD', 'MBA', 'M.Sc.'] as const;

const twoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const others: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae' };

const mapLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const small = letter.toLowerCase();
    const other = letters[small];
    if (other === undefined) return letter;
    return letter === small ? other : other.charAt(0).toUpperCase() + other.slice(1);
  }).join('');

export const withTwoLetters = (text: string): string => mapLetters(text, twoLetters);
export const withoutMarks = (text: string): string =>
  mapLetters(text, others)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

/**
 * Drops, doubles and replaces a letter, and swaps two neighbours, in the middle of the word. The word must have no letters that can be
 * written in two ways.
 */
function listSlips(word: string): readonly (readonly [why: string, slipped: string])[] {
  const letters = Array.from(word);
  const at = letters.findIndex((letter, place) => place >= 2 && letter !== letters[place + 1] && letters[place + 1] !== undefined);
  const [letter = '', next = ''] = [letters[at], letters[at + 1]];
  return [
    ['dropped', letters.toSpliced(at, 1).join('')],
    ['doubled', letters.toSpliced(at, 0, letter).join('')],
    ['swapped', letters.toSpliced(at, 2, next, letter).join('')],
    ['replaced', letters.toSpliced(at, 1, letter === 'x' ? 'q' : 'x').join('')],
  ];
}

const doubleSpaces = (text: string): string => text.replaceAll(' ', '  ');

function listPersonChanges(name: string): readonly Change[] {
  const [given = '', family = ''] = name.split(' ');
  const [plainGiven, plainFamily] = [withoutMarks(given), withoutMarks(family)];
  const [, slipOfGiven = ''] = listSlips(plainGiven)[3] ?? [];
  const [, slipOfFamily = ''] = listSlips(plainFamily)[3] ?? [];
  const slips = [
    ...listSlips(plainGiven).map(([why, word]): Change => [`given name, a letter ${why}`, 'close_match', `${word} ${family}`]),
    ...listSlips(plainFamily).map(([why, word]): Change => [`family name, a letter ${why}`, 'close_match', `${given} ${word}`]),
  ];
  return [
    ['capitals', 'match', name.toUpperCase()],
    ['small letters', 'match', name.toLowerCase()],
    ['double spaces', 'match', doubleSpaces(name)],
    ['marks dropped', 'match', withoutMarks(name)],
    ['two letters', 'match', withTwoLetters(name)],
    ['turned round', 'match', `${family} ${given}`],
    ['comma', 'match', `${family}, ${given}`],
    ['one word written together', 'match', `${given}${family.toLowerCase()}`],
    ...titles.map((title): Change => [`title ${title}`, 'match', `${title} ${name}`]),
    ...degrees.map((degree): Change => [`degree ${degree}`, 'match', `${name}, ${degree}`]),
    ['initial', 'close_match', `${given.charAt(0)}. ${family}`],
    ['initial of the family', 'close_match', `${given} ${family.charAt(0)}.`],
    ['middle name', 'close_match', `${given} Wilhelmina ${family}`],
    ['middle initial', 'close_match', `${given} W. ${family}`],
    ['double name', 'close_match', `${given} ${family}-Winterbottom`],
    ...slips,
    ['other family name', 'no_match', `${given} Quisenberry`],
    ['other given name', 'no_match', `Xanthippe ${family}`],
    ['one word', 'no_match', family],
    ['slips in two words', 'no_match', `${slipOfGiven} ${slipOfFamily}`],
    ['two initials', 'no_match', `${given.charAt(0)}. ${family.charAt(0)}.`],
  ];
}

/** Names of two words of at least five letters, with their legal form and its other spellings. */
const companies: readonly (readonly [name: string, form: string, writings: readonly string[], otherForm: string])[] = [
  ...['Kolmar Werkzeuge', 'Müller Maschinenbau', 'Grünwald Optik', 'Hansen Logistik', 'Rheintal Druckerei'].map(
    (name) => [name, 'GmbH', ['G.m.b.H.', 'Gesellschaft mbH', 'Gesellschaft mit beschränkter Haftung', 'GesmbH'], 'AG'] as const,
  ),
  ...['Thornbury Engineering', 'Ashworth Trading', 'Northgate Carpentry'].map((name) => [name, 'Ltd', ['Limited', 'LTD.'], 'PLC'] as const),
  ...['Bergwald Versicherung', 'Seehof Brauerei'].map((name) => [name, 'AG', ['Aktiengesellschaft', 'A.G.'], 'SE'] as const),
  ...['Baltika Transport', 'Nemunas Statyba', 'Vilnia Projektai'].map((name) => [name, 'UAB', ['U.A.B.', 'uab'], 'AB'] as const),
  ...['Lumina Tervis', 'Saaremaa Kalandus'].map((name) => [name, 'OÜ', ['OU', 'Oü'], 'AS'] as const),
  ...['Nordvik Energi', 'Fjordheim Shipping'].map((name) => [name, 'AS', ['A/S', 'A.S.'], 'AB'] as const),
  ...['Bottega Ferraro'].map((name) => [name, 'S.p.A.', ['SpA', 'SPA'], 'S.r.l.'] as const),
  ...['Atelier Beaumont'].map((name) => [name, 'SARL', ['S.A.R.L.', 'sarl'], 'SAS'] as const),
  ...['Zaklad Kowalski'].map((name) => [name, 'Sp. z o.o.', ['SP ZOO', 'sp. z o. o.'], 'S.A.'] as const),
];

function listCompanyChanges([name, form, writings, otherForm]: (typeof companies)[number]): readonly Change[] {
  const [first = '', second = ''] = name.split(' ');
  const [plainFirst, plainSecond] = [withoutMarks(first), withoutMarks(second)];
  const [, slipOfFirst = ''] = listSlips(plainFirst)[3] ?? [];
  const [, slipOfSecond = ''] = listSlips(plainSecond)[3] ?? [];
  const whole = `${name} ${form}`;
  return [
    ['as it is', 'match', whole],
    ['capitals', 'match', whole.toUpperCase()],
    ['small letters', 'match', whole.toLowerCase()],
    ['double spaces', 'match', doubleSpaces(whole)],
    ['marks dropped', 'match', withoutMarks(whole)],
    ['two letters', 'match', withTwoLetters(whole)],
    ['hyphen', 'match', `${first}-${second} ${form}`],
    ['comma before the form', 'match', `${name}, ${form}`],
    ['no form', 'match', name],
    ['written together', 'match', `${first}${second.toLowerCase()} ${form}`],
    ...writings.map((writing): Change => [`form ${writing}`, 'match', `${name} ${writing}`]),
    ['other form', 'close_match', `${name} ${otherForm}`],
    ['GmbH & Co. KG', 'close_match', `${name} GmbH & Co. KG`],
    ...listSlips(plainFirst).map(([why, word]): Change => [`first word, a letter ${why}`, 'close_match', `${word} ${second} ${form}`]),
    ...listSlips(plainSecond).map(([why, word]): Change => [`second word, a letter ${why}`, 'close_match', `${first} ${word} ${form}`]),
    ['one word more', 'close_match', `${name} Europe ${form}`],
    ['one word more, other form', 'close_match', `${name} Europe ${otherForm}`],
    ['one word', 'no_match', `${first} ${form}`],
    ['other first word', 'no_match', `Xanthippe ${second} ${form}`],
    ['other second word', 'no_match', `${first} Quisenberry ${form}`],
    ['turned round', 'no_match', `${second} ${first} ${form}`],
    ['slips in two words', 'no_match', `${slipOfFirst} ${slipOfSecond} ${form}`],
    ['a slip and another form', 'no_match', `${slipOfFirst} ${second} ${otherForm}`],
  ];
}

const toPairs = (name: string, kind: Name['kind'], changes: readonly Change[]): readonly NamePair[] =>
  changes.map(([why, outcome, heldName]) => ({ own: { name, kind }, holders: [{ name: heldName, kind }], outcome, why }));

/** Fifty names, each with at least twenty variations whose outcome is known in advance (VOP-020). */
export const namesByRule: readonly NamePair[] = [
  ...persons.flatMap((name) => toPairs(name, 'person', listPersonChanges(name))),
  ...companies.flatMap((company) => toPairs(`${company[0]} ${company[1]}`, 'company', listCompanyChanges(company))),
];
