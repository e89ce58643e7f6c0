/** A text a customer reads, or a function that puts values into one. */
export type TextEntry = string | ((...values: never[]) => string) | readonly TextEntry[] | { readonly [key: string]: TextEntry };

const FEATURE = Symbol('feature');

/** Texts of one feature, marked with the name under which a product overrides them. */
export type Catalogue<Entries> = Readonly<Entries> & { readonly [FEATURE]: string };

/** The entries that a product may override for a catalogue: `satisfies TextsOverride<typeof loginTexts>` keeps their names honest. */
export type TextsOverride<C> = Partial<Widened<Omit<C, typeof FEATURE>>>;

/**
 * Makes the texts of a feature. Each catalogue lives beside its screens and is reached only from them, so that a route loads no other
 * feature's texts.
 * @param feature the key under which overrides are given, no other catalogue's: a word of features.json where a screen has one catalogue
 */
export function catalogue<Entries extends Record<string, TextEntry>>(feature: string, entries: Entries): Catalogue<Entries> {
  return { ...entries, [FEATURE]: feature };
}

/** The feature a catalogue belongs to. */
export const featureOf = (texts: Catalogue<object>): string => texts[FEATURE];

/** 'Log in' becomes string: an override is another text. */
type Widened<Entries> = { [Key in keyof Entries]: Entries[Key] extends string ? string : Entries[Key] };
