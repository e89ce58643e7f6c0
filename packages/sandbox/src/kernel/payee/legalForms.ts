import { connectors, isOneOf, type Word } from './nameWords.ts';

/** Legal forms with several spellings. All others have one. */
const writings: Readonly<Record<string, string>> = {
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
    Object.keys(writings).join(' '),
  ]
    .join(' ')
    .split(' '),
);
const first = new Set(['uab', 'ab', 'sia', 'oy', 'oue', 'ou']);
const MOST_WORDS = 6;

function formOf(words: readonly Word[]): string | null {
  const texts = [words, words.filter((word) => !isOneOf(connectors, word))].flatMap((run) => [
    run.map(([long]) => long).join(''),
    run.map(([, short]) => short).join(''),
  ]);
  const legalForm = texts.find((text) => forms.has(text));
  return legalForm === undefined ? null : (writings[legalForm] ?? legalForm);
}

/** Splits a company's name into its words and its legal form, if any. At least one word remains (RULE-040, 5). */
export function withoutForm(name: readonly Word[]): { readonly words: readonly Word[]; readonly form: string | null } {
  for (let count = Math.min(MOST_WORDS, name.length - 1); count > 0; count -= 1) {
    const form = formOf(name.slice(-count));
    if (form !== null) return { words: name.slice(0, -count), form };
  }
  const [word, ...rest] = name;
  if (word !== undefined && rest.length > 0 && isOneOf(first, word)) return { words: rest, form: formOf([word]) };
  return { words: name, form: null };
}
