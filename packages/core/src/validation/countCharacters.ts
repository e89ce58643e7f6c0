/** Characters, not the units of UTF-16: a letter outside the first plane counts once. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
