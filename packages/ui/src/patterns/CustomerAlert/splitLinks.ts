/** A piece of a text; `start` is its place. */
export type TextPiece = { readonly start: number; readonly words: string; readonly href: string | null };

/** An address as it is written in a sentence: what ends the sentence is no part of it. */
const ADDRESS = /https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** A text in pieces, of which those that are `https` addresses lead there; any other scheme stays a text (D-USR-09). */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(words)) continue;
    if (index > end) pieces.push({ start: end, words: text.slice(end, index), href: null });
    pieces.push({ start: index, words, href: words });
    end = index + words.length;
  }
  return end < text.length ? [...pieces, { start: end, words: text.slice(end), href: null }] : pieces;
}
