import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { germanMessages } from './german/messages.ts';
import { germanOffers } from './german/offers.ts';
import { germanOrders } from './german/orders.ts';
import { germanRefusals } from './german/refusals.ts';
import { germanStandIns } from './german/standIns.ts';
import type { Language } from './language.ts';
import { valueKinds, type ValueKind } from './values.ts';

/** All texts of the provider: the English text is the key of the German one. `{…}` is a value, whose name determines its format. */
const german = { ...germanRefusals, ...germanOrders, ...germanOffers, ...germanMessages, ...germanStandIns } as const;

/** `At most {count} days` as a type: any text in place of its values. */
type Filled<Text extends string> = Text extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Filled<After>}` : Text;

/** Texts that are little more than values: any sentence would match them. */
type Loose = '{name} on {system}' | '{amount} {symbol}' | '{code} account' | '{code} wallet' | '{moment} UTC';

/** A text that the provider has in every language. One without German is a compile error (LANG-003). */
export type Said = Filled<Exclude<keyof typeof german, Loose>>;

type Pattern = { readonly expression: RegExp; readonly german: string };

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

function patternOf([english, translation]: readonly [string, string]): Pattern {
  const source = escaped(english).replaceAll(/\{(\w+)\}/g, (_, name: ValueKind) => `(?<${name}>${valueKinds[name].pattern})`);
  return { expression: new RegExp(`^${source}$`), german: translation };
}

/** Length of a pattern without its values: of two that match, the more specific one wins. */
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

/** Returns a text of the provider in a language, with amounts and moments in its format (LANG-007). */
export const say = (text: Said, language: Language): string => inWords(text, language);

/** Like {@link say}, for a text that was stored or comes from the contract. One unknown to the catalogue is returned unchanged. */
export const inWords = (text: string, language: Language): string => (language === 'en' ? text : inGerman(text));

/**
 * Returns the English texts that contain a word in either language, for searching orders by title (LANG-014).
 * @param key folded
 */
export const textsWith = (key: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => [text, inGerman(text)].some((wording) => foldForSearch(wording).includes(key)));
