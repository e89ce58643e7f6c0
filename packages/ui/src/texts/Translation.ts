/** Every text of a catalogue in another language: one that is missing, or takes other values, is a type error (WISH-020). */
export type Translation<C> = Translated<Omit<C, symbol>>;

type Translated<Entry> = Entry extends string
  ? string
  : Entry extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Entry]: Translated<Entry[Key]> };
