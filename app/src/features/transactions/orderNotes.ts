/** One customer's words about one order. */
export type OrderNote = { readonly uuid: string; readonly orderId: string; readonly note: string };

export const noteOf = (notes: readonly OrderNote[], uuid: string, orderId: string): string =>
  notes.find((known) => known.uuid === uuid && known.orderId === orderId)?.note ?? '';

/** The notes with one written anew; an empty one is taken away. */
export function withNote(notes: readonly OrderNote[], { uuid, orderId, note }: OrderNote): readonly OrderNote[] {
  const others = notes.filter((known) => known.uuid !== uuid || known.orderId !== orderId);
  return note === '' ? others : [...others, { uuid, orderId, note }];
}

/** A search looks into so many noted orders, the newest first. */
const MOST_FOUND = 20;

/** Orders of a customer whose note holds the words, whatever their case. */
export function findNoted(notes: readonly OrderNote[], uuid: string, words: string): readonly string[] {
  if (words === '') return [];
  const wanted = words.toLocaleLowerCase('en');
  const found = notes.filter((known) => known.uuid === uuid && known.note.toLocaleLowerCase('en').includes(wanted));
  return found
    .map(({ orderId }) => orderId)
    .toSorted((left, right) => right.length - left.length || (left < right ? 1 : -1))
    .slice(0, MOST_FOUND);
}
