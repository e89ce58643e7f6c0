/**
 * Narrows a text from the database to one of a list.
 * @throws Error when it is not in the list: the provider never wrote such a value
 */
export function parseKnownValue<const Word extends string>(words: readonly Word[], word: string): Word {
  const match = words.find((candidate) => candidate === word);
  if (match === undefined)
    throw new Error(`"${word}" is none of ${words.join(', ')}: the database holds a word that the contract does not know.`);
  return match;
}
