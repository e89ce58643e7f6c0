import { type Likeness, MATCH, NO_MATCH } from './comparePersons.ts';
import { areSameWords, connectors, isOneOf, isSameWord, hasSameLetters, type Word } from './nameWords.ts';
import { isSlip } from './slips.ts';

/** Legal forms with several spellings. All others have one. */
const formSpellings: Readonly<Record<string, string>> = {
  gesmbh: 'gmbh',
  gesellschaftmbh: 'gmbh',
  gesellschaftmitbeschraenkterhaftung: 'gmbh',
  limited: 'ltd',
  aktiengesellschaft: 'ag',
  oue: 'ou',
};
const forms = new Set(
  [
    'gmbh gmbhcokg ltd ag ou ug kg ohg ek ev eg se plc llp sa sarl sas srl spa sl bv nv oy oyj ab as aps uab sia sro doo spzoo kft zrt asbl vzw inc',
    Object.keys(formSpellings).join(' '),
  ]
    .join(' ')
    .split(' '),
);
const leadingForms = new Set(['uab', 'ab', 'sia', 'oy', 'oue', 'ou']);
const MAX_FORM_WORDS = 6;

function findForm(words: readonly Word[]): string | null {
  const texts = [words, words.filter((word) => !isOneOf(connectors, word))].flatMap((run) => [
    run.map(([long]) => long).join(''),
    run.map(([, short]) => short).join(''),
  ]);
  const legalForm = texts.find((text) => forms.has(text));
  return legalForm === undefined ? null : (formSpellings[legalForm] ?? legalForm);
}

/** Splits a company's name into its words and its legal form, if any. At least one word remains (RULE-040, 5). */
export function splitLegalForm(name: readonly Word[]): { readonly words: readonly Word[]; readonly form: string | null } {
  for (let count = Math.min(MAX_FORM_WORDS, name.length - 1); count > 0; count -= 1) {
    const form = findForm(name.slice(-count));
    if (form !== null) return { words: name.slice(0, -count), form };
  }
  const [word, ...rest] = name;
  if (word !== undefined && rest.length > 0 && isOneOf(leadingForms, word)) return { words: rest, form: findForm([word]) };
  return { words: name, form: null };
}

const CLOSE: Likeness = { outcome: 'close_match', differences: 1 };
/** Number of words that must be the same when one name has an extra word. */
const MIN_SAME_WORDS = 2;

function hasOneSlip(left: readonly Word[], right: readonly Word[]): boolean {
  if (left.length !== right.length) return false;
  const different = left.flatMap((word, place) => {
    const other = right[place];
    return other === undefined || isSameWord(word, other) ? [] : [isSlip(word, other)];
  });
  return different.length === 1 && different[0] === true;
}

function hasOneExtraWord(left: readonly Word[], right: readonly Word[]): boolean {
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  if (longer.length !== shorter.length + 1 || shorter.length < MIN_SAME_WORDS) return false;
  return longer.some((_, place) => areSameWords(longer.toSpliced(place, 1), shorter));
}

/** Compares the names of two companies (RULE-040, 5). Symmetric. */
export function compareCompanies(left: readonly Word[], right: readonly Word[]): Likeness {
  const [one, other] = [splitLegalForm(left), splitLegalForm(right)];
  const [name, otherName] = [one, other].map(({ words }) => {
    const rest = words.filter((word) => !isOneOf(connectors, word));
    return rest.length === 0 ? words : rest;
  });
  if (name === undefined || otherName === undefined) return NO_MATCH;
  const isOneForm = one.form === other.form || one.form === null || other.form === null;
  if (areSameWords(name, otherName) || hasSameLetters(name, otherName)) return isOneForm ? MATCH : CLOSE;
  return (isOneForm && hasOneSlip(name, otherName)) || hasOneExtraWord(name, otherName) ? CLOSE : NO_MATCH;
}
