import { connectors, isOneOf, type Word } from './nameWords.ts';

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
