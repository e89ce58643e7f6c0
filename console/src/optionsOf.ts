/** Words of the control surface as the options of a Select. */
export const optionsOf = (words: readonly string[]): readonly { readonly value: string; readonly label: string }[] =>
  words.map((word) => ({ value: word, label: word }));
