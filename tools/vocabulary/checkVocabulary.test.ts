import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../structure/readSources.ts';
import { checkVocabulary } from './checkVocabulary.ts';
import { fixedTexts } from './fixedTexts.ts';
import { readVocabulary } from './readVocabulary.ts';

const root = join(import.meta.dirname, '../..');
const words = readVocabulary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const sources = readSources();
const screens = 'packages/ui/src/screens';

/** Returns the faults of the product's catalogues and one more, with a single text. */
function checkPlanted(text: string, path = `${screens}/planted/planted.texts.ts`): readonly string[] {
  return checkVocabulary(new Map([...sources, [path, `export const plantedTexts = catalogue('planted', { text: ${text} });`]]), words);
}

it('finds in all catalogues only the words of the glossary (D-FMT-31)', () => {
  expect(words.length).toBeGreaterThan(25);
  expect(checkVocabulary(sources, words)).toEqual([]);
});

it.each([
  ["'Total receive'", 'Arrives'],
  ["'You will receive it today'", 'Arrives'],
  ["'Deposits from another bank'", 'top up'],
  ["'Understood'", 'I got it'],
  ["'Wait...'", '…'],
  ["'A card with 3D-Secure'", '3D‑Secure'],
  ['(currency: string) => `${currency} wallet`', 'Bitcoin'],
])('refuses %s where no requirement fixes it (D-FMT-31)', (text, form) => {
  expect(checkPlanted(text)).toEqual([expect.stringContaining(`write "${form}"`)]);
});

it.each(["'I got it'", "'Your e-mail'", "'Up to 10 files, logged in'", '(code: string) => `Type the amount in ${code}`'])(
  'lets %s pass (D-FMT-31)',
  (text) => {
    expect(checkPlanted(text)).toEqual([]);
  },
);

it('refuses a German word in a German catalogue alone (D-FMT-31)', () => {
  expect(checkPlanted("'Login'", `${screens}/planted/planted.texts.de.ts`)).toEqual([expect.stringContaining('write "anmelden"')]);
  expect(checkPlanted("'Saldo'")).toEqual([]);
});

it.each(["'from 10.00 EUR'", '(amount: string, currency: string) => `Min: ${amount} ${currency}`'])(
  'refuses the code of a currency behind a figure in %s (D-FMT-31)',
  (text) => {
    expect(checkPlanted(text)).toEqual([expect.stringContaining('formatMoney')]);
  },
);

it('keeps no exception that no catalogue needs, and none without the row that fixes it (D-FMT-31)', () => {
  const catalogues = new Map([...sources].filter(([path]) => !path.endsWith('/sepaTopUp.texts.ts')));
  expect(checkVocabulary(catalogues, words)).toEqual(['sepaTopUp.texts.ts: "Total receive" needs no exception']);
  for (const { row } of fixedTexts) {
    const page = readFileSync(join(root, `docs/requirements/${row.replace(/^D-/, '').split('-')[0]}.md`), 'utf8');
    expect(page).toContain(`| ${row} `);
  }
});

it("reads the provider's dictionary in both languages, and its receipts (D-FMT-31)", () => {
  const sandbox = 'packages/sandbox/src';
  const planted = new Map([
    ...sources,
    [`${sandbox}/words/german/planted.ts`, "export const planted = { 'Your payee': 'Ihr Empfänger', Balance: 'Saldo' };"],
    [`${sandbox}/features/orders/planted.texts.ts`, "export const plantedTexts = { total: 'Total receive' };"],
  ]);
  expect(checkVocabulary(planted, words)).toEqual([
    expect.stringContaining('"Your payee": write "recipient"'),
    expect.stringContaining('"Saldo": write "Guthaben"'),
    expect.stringContaining('"Total receive": write "Arrives"'),
  ]);
});
