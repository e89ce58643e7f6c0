/** All texts of a catalogue in another language. A missing text, or one with other parameters, is a type error (WISH-020). */
export type Translation<C> = Translated<Omit<C, symbol>>;

type Translated<Entry> = Entry extends string
  ? string
  : Entry extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Entry]: Translated<Entry[Key]> };
