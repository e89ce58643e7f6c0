/**
 * A word of the database as one of its list.
 * @throws Error when it is none: the database holds what the provider never wrote
 */
export function knownWord<const Word extends string>(words: readonly Word[], word: string): Word {
  const match = words.find((candidate) => candidate === word);
  if (match === undefined)
    throw new Error(`"${word}" is none of ${words.join(', ')}: the database holds a word that the contract does not know.`);
  return match;
}
