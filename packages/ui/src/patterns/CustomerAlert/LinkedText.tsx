import { Link } from '../../components/Link/Link.tsx';

/** A piece of a text. `start` is its offset. */
type TextPiece = { readonly start: number; readonly words: string; readonly href: string | null };

/** A URL within a sentence, without trailing punctuation. */
const HTTPS_URL = /https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/g;

/** Splits a text into plain pieces and `https` links. URLs of any other scheme stay plain text (D-USR-09). */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(HTTPS_URL)) {
    if (!URL.canParse(words)) continue;
    if (index > end) pieces.push({ start: end, words: text.slice(end, index), href: null });
    pieces.push({ start: index, words, href: words });
    end = index + words.length;
  }
  return end < text.length ? [...pieces, { start: end, words: text.slice(end), href: null }] : pieces;
}

/** The provider's text as plain text, with safe URLs turned into links. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ start, words, href }) =>
    href === null ? (
      words
    ) : (
      <Link key={start} href={href} target="_blank">
        {words}
      </Link>
    ),
  );
}
