/** A text for the customer, or a function that inserts values into one. */
export type TextEntry = string | ((...values: never[]) => string) | readonly TextEntry[] | { readonly [key: string]: TextEntry };

const FEATURE = Symbol('feature');

/** The texts of one feature, tagged with the name under which a product overrides them. */
export type Catalogue<Entries> = Readonly<Entries> & { readonly [FEATURE]: string };

/** The entries of a catalogue that a product may override. `satisfies TextsOverride<typeof loginTexts>` checks their names. */
export type TextsOverride<C> = Partial<Widened<Omit<C, typeof FEATURE>>>;

/**
 * Creates the catalogue of a feature. Each catalogue is next to its screens and imported only by them, so that a route does not load the
 * texts of other features.
 * @param feature unique key for overrides. A name from features.json when a screen has a single catalogue
 */
export function catalogue<Entries extends Record<string, TextEntry>>(feature: string, entries: Entries): Catalogue<Entries> {
  return { ...entries, [FEATURE]: feature };
}

export const getFeature = (texts: Catalogue<object>): string => texts[FEATURE];

/** Widens 'Log in' to string, because an override is a different text. */
export type Widened<Entries> = { [Key in keyof Entries]: Entries[Key] extends string ? string : Entries[Key] };
