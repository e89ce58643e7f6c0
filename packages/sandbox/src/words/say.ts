import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { germanMessages } from './german/messages.ts';
import { germanOffers } from './german/offers.ts';
import { germanOrders } from './german/orders.ts';
import { germanRefusals } from './german/refusals.ts';
import { germanStandIns } from './german/standIns.ts';
import type { Language } from './language.ts';
import { valueKinds, type ValueKind } from './values.ts';

/** Every text of the provider: English, which is its key, to German. `{…}` is a value; its name says how it is written. */
const german = { ...germanRefusals, ...germanOrders, ...germanOffers, ...germanMessages, ...germanStandIns } as const;

/** `At most {count} days` as a type: whatever stands between its words. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Filled<After>}` : Text;

/** Texts that begin with a value and say little of their own: any sentence would pass for one. */
type Loose = '{name} on {system}' | '{amount} {symbol}' | '{code} account' | '{code} wallet' | '{moment} UTC';

/** A text that the provider can say in every language: one without its German is an error of the compiler (LANG-003). */
export type Said = Filled<Exclude<keyof typeof german, Loose>>;

type Pattern = { readonly expression: RegExp; readonly german: string };

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

function patternOf([english, translation]: readonly [string, string]): Pattern {
  const source = escaped(english).replaceAll(/\{(\w+)\}/g, (_, name: ValueKind) => `(?<${name}>${valueKinds[name].pattern})`);
  return { expression: new RegExp(`^${source}$`), german: translation };
}

/** How much of a pattern is words: of two that fit, the one that says more. */
const words = ([english]: readonly [string, string]): number => english.replaceAll(/\{\w+\}/g, '').length;

const entries: readonly (readonly [string, string])[] = Object.entries(german);
const hasValues = ([english]: readonly [string, string]): boolean => english.includes('{');
const exact: ReadonlyMap<string, string> = new Map(entries.filter((entry) => !hasValues(entry)));
const patterns: readonly Pattern[] = entries
  .filter(hasValues)
  .toSorted((left, right) => words(right) - words(left))
  .map(patternOf);

function inGerman(text: string): string {
  const plain = exact.get(text);
  if (plain !== undefined) return plain;
  for (const { expression, german: translation } of patterns) {
    const values = expression.exec(text)?.groups;
    if (values !== undefined)
      return translation.replaceAll(/\{(\w+)\}/g, (_, name: ValueKind) => valueKinds[name].write(values[name] ?? '', inGerman));
  }
  return text;
}

/** A text of the provider's own in a language, its amounts and moments written as that language writes them (LANG-007). */
export const say = (text: Said, language: Language): string => inWords(text, language);

/** The same of a text that was kept, or that the contract words; one that the catalogue does not know stays as it is. */
export const inWords = (text: string, language: Language): string => (language === 'en' ? text : inGerman(text));

/** The English texts that have a word in them in either language: for who looks for orders by their title (LANG-014). @param key folded */
export const textsWith = (key: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => [text, inGerman(text)].some((wording) => foldForSearch(wording).includes(key)));
