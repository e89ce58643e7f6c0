import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { germanMessages } from './german/messages.ts';
import { germanOffers } from './german/offers.ts';
import { germanOrders } from './german/orders.ts';
import { germanRefusals } from './german/refusals.ts';
import type { Language } from './language.ts';
import { valueKinds, type ValueKind } from './values.ts';

/** All texts of the provider: the English text is the key of the German one. `{…}` is a value, whose name determines its format. */
const german = { ...germanRefusals, ...germanOrders, ...germanOffers, ...germanMessages } as const;

/** `At most {count} days` as a type: any text in place of its values. */
type FilledText<Text extends string> = Text extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${FilledText<After>}`
  : Text;

/** Texts that are little more than values: any sentence would match them. */
type LooseText = '{name} on {system}' | '{amount} {symbol}' | '{moment}';

/** A text that the provider has in every language. One without German is a compile error (LANG-003). */
export type ProviderText = FilledText<Exclude<keyof typeof german, LooseText>>;

type Pattern = { readonly expression: RegExp; readonly german: string };

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

function createPattern([english, translation]: readonly [string, string]): Pattern {
  const source = escapePattern(english).replaceAll(/\{(\w+)\}/g, (_, name: ValueKind) => `(?<${name}>${valueKinds[name].pattern})`);
  return { expression: new RegExp(`^${source}$`), german: translation };
}

/** Length of a pattern without its values: of two that match, the more specific one wins. */
const countTextLength = ([english]: readonly [string, string]): number => english.replaceAll(/\{\w+\}/g, '').length;

const entries: readonly (readonly [string, string])[] = Object.entries(german);
const hasValues = ([english]: readonly [string, string]): boolean => english.includes('{');
const exactTexts: ReadonlyMap<string, string> = new Map(entries.filter((entry) => !hasValues(entry)));
const patterns: readonly Pattern[] = entries
  .filter(hasValues)
  .toSorted((left, right) => countTextLength(right) - countTextLength(left))
  .map(createPattern);

function translateToGerman(text: string): string {
  const plain = exactTexts.get(text);
  if (plain !== undefined) return plain;
  for (const { expression, german: translation } of patterns) {
    const values = expression.exec(text)?.groups;
    if (values !== undefined)
      return translation.replaceAll(/\{(\w+)\}/g, (_, name: ValueKind) => valueKinds[name].write(values[name] ?? '', translateToGerman));
  }
  return text;
}

/** Returns a text of the provider in a language, with amounts and moments in its format (LANG-007). */
export const translateText = (text: ProviderText, language: Language): string => translateStored(text, language);

/** Like {@link translateText}, for a text that was stored or comes from the contract. One unknown to the catalogue is returned unchanged. */
export const translateStored = (text: string, language: Language): string => (language === 'en' ? text : translateToGerman(text));

/**
 * Returns the English texts that contain a word in either language, for searching orders by title (LANG-014).
 * @param key folded
 */
export const findTexts = (key: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => [text, translateToGerman(text)].some((wording) => foldForSearch(wording).includes(key)));
