import type { Locale } from '@wallet/core/format/locale';
import { translateTexts } from './translateTexts.ts';
import { writeTexts } from './writeTexts.ts';

/** A text by plural category of its `{count}`: `{ one: '{count} account', other: '{count} accounts' }`. */
export type Plural = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Texts for the customer as JSON: a text, one with values (`Welcome back, {name}!`), a plural, or a list or group of them. */
export type TextEntry = string | readonly TextEntry[] | TextGroup;

/** Texts by name. */
export type TextGroup = { readonly [name: string]: TextEntry };

/** The names of the values of a text: `'name'` of `Welcome back, {name}!`. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** True for a text by plural category. */
export type IsPlural<Entry> = Entry extends { readonly other: string }
  ? [keyof Entry] extends [Intl.LDMLPluralRule]
    ? true
    : false
  : false;

/** A count is a number, which decides the plural. Any other value is text, or a number written in the language of the text. */
export type WrittenText<Names extends string> = (values: {
  readonly [Name in Names]: Name extends 'count' ? number : string | number;
}) => string;

/** The texts of a catalogue as components use them: those with values are functions, all others are strings. */
export type Texts<Entry> = Entry extends string
  ? [Placeholders<Entry>] extends [never]
    ? string
    : WrittenText<Placeholders<Entry>>
  : IsPlural<Entry> extends true
    ? WrittenText<'count' | Placeholders<Entry[keyof Entry]>>
    : { readonly [Key in keyof Entry]: Texts<Entry[Key]> };

/**
 * The same texts in another language, as JSON. A missing or unknown text is a type error, but not a missing item of a list: the type of a
 * JSON file does not have the length of its lists.
 */
export type Translated<Entry> = Entry extends string
  ? 'count' extends Placeholders<Entry>
    ? string | Plural
    : string
  : IsPlural<Entry> extends true
    ? string | Plural
    : Entry extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Key in keyof Entry]: Translated<Entry[Key]> };

/** Any part of a translation. A list may end early, but each of its items has its place. */
export type PartialTranslation<Entry> = Entry extends string
  ? Entry
  : IsPlural<Entry> extends true
    ? Entry
    : Entry extends readonly (infer Item)[]
      ? readonly PartialTranslation<Item>[]
      : { readonly [Key in keyof Entry]?: PartialTranslation<Entry[Key]> };

const SOURCE = Symbol('source');

/** The texts of one feature, with the English JSON that they are made of and the name under which a product or language overrides them. */
export type Catalogue<Entries, Feature extends string = string> = Texts<Entries> & {
  readonly [SOURCE]: { readonly feature: Feature; readonly entries: Entries };
};

/** The catalogue of any feature. */
export type AnyCatalogue = { readonly [SOURCE]: { readonly feature: string; readonly entries: TextGroup } };

/** All texts of a catalogue in another language. */
export type CatalogueTranslation<C extends AnyCatalogue> = Translated<C[typeof SOURCE]['entries']>;

/** The texts of a catalogue that a product overrides. `satisfies TextsOverride<typeof loginTexts>` checks their names. */
export type TextsOverride<C extends AnyCatalogue> = PartialTranslation<CatalogueTranslation<C>>;

/** The name under which a catalogue is overridden. */
export type FeatureOf<C extends AnyCatalogue> = C[typeof SOURCE]['feature'];

/**
 * Creates the catalogue of a feature from its English texts. Each catalogue is next to its screens and imported only by them, so that a
 * route does not load the texts of other features.
 * @param feature unique key for overrides. A name from features.json when a screen has a single catalogue
 */
export function catalogue<const Feature extends string, const Entries extends TextGroup>(
  feature: Feature,
  entries: Entries,
): Catalogue<Entries, Feature>;
export function catalogue(feature: string, entries: TextGroup): object {
  return Object.assign(writeTexts(entries), { [SOURCE]: { feature, entries } });
}

/** Returns a catalogue in another language, or with the texts of a product. */
export function translate<C extends AnyCatalogue>(texts: C, translation: unknown, locale: Locale): C;
export function translate(texts: AnyCatalogue, translation: unknown, locale: Locale): object {
  return Object.assign(translateTexts(texts, translation, locale), { [SOURCE]: texts[SOURCE] });
}

/** Returns the name of a catalogue and its English JSON. */
export const getSource = (texts: AnyCatalogue): { readonly feature: string; readonly entries: TextGroup } => texts[SOURCE];
