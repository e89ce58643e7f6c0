import bidiFactory from 'bidi-js';
import { type Face, findFaces, toLegibleText } from './receiptLetters.ts';

/** Adjacent characters of one font, in the order in which the font receives them. */
export type TextRun = { readonly text: string; readonly face: Face; readonly width: number };
/** Runs from left to right, sizes in points. */
export type TextLine = { readonly runs: readonly TextRun[]; readonly ascent: number; readonly height: number };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** A font lays out from the right if the first letter it receives is of such a script. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}]/u;

type Paragraph = {
  readonly text: string;
  readonly faces: readonly Face[];
  readonly embedding: ReturnType<typeof bidi.getEmbeddingLevels>;
};
type Span = { readonly face: Face; readonly level: number; from: number; to: number };

/** Splits a line into parts of one font and one direction, in display order. */
function splitSpans({ text, faces, embedding }: Paragraph, from: number, to: number): readonly Span[] {
  const spans: Span[] = [];
  for (const at of bidi.getReorderedIndices(text, embedding, from, to - 1).slice(from, to)) {
    const [span, face, level] = [spans.at(-1), faces[at], embedding.levels[at] ?? 0];
    if (span !== undefined && span.face === face && span.level === level && (at === span.to || at === span.from - 1)) {
      span.from = Math.min(span.from, at);
      span.to = Math.max(span.to, at + 1);
    } else if (face !== undefined) spans.push({ face, level, from: at, to: at + 1 });
  }
  return spans;
}

/** Returns the text that a font needs to show it in the direction it has in the line. */
function applyDirection(text: string, isFromRight: boolean): string {
  const letters = Array.from(text, (letter) => (isFromRight ? (bidi.getMirroredCharacter(letter) ?? letter) : letter));
  return (RIGHT_TO_LEFT.test(text) === isFromRight ? letters : letters.toReversed()).join('');
}

function toLine(paragraph: Paragraph, from: number, to: number, size: number): TextLine {
  const runs = splitSpans(paragraph, from, to).map(({ face, level, ...span }): TextRun => {
    const text = applyDirection(paragraph.text.slice(span.from, span.to), level % 2 === 1);
    return { text, face, width: (face.font.layout(text, []).advanceWidth * size) / face.font.unitsPerEm };
  });
  const fonts = runs.map(({ face: { font } }) => font);
  const ascent = Math.max(...fonts.map((font) => (font.ascent * size) / font.unitsPerEm));
  const descent = Math.max(...fonts.map((font) => ((font.lineGap - font.descent) * size) / font.unitsPerEm));
  return { runs, ascent, height: ascent + descent };
}

const measure = ({ runs }: TextLine): number => runs.reduce((sum, { width }) => sum + width, 0);

/** Wraps a paragraph that is too wide: after a space, or between two characters in scripts without spaces. */
function wrapParagraph(text: string, isTooWide: (from: number, to: number) => boolean): readonly (readonly [from: number, to: number])[] {
  const lines: (readonly [number, number])[] = [];
  let [from, behindBlank] = [0, 0];
  for (const { index, segment } of graphemes.segment(text)) {
    const to = index + segment.length;
    if (segment === ' ') behindBlank = to;
    else if (index > from && isTooWide(from, to)) {
      const cut = behindBlank > from ? behindBlank : index;
      lines.push([from, from + text.slice(from, cut).replace(/ +$/, '').length]);
      from = cut;
    }
  }
  return [...lines, [from, text.length]];
}

/**
 * Lays out a text of any script as lines of runs, each in a font that has all its characters, in display order: a name in Hebrew runs from
 * the right, the amount next to it from the left (UAX 9).
 * @param width of a line, in points
 * @param size of the font, in points
 */
export function layText(text: string, width: number, size: number): readonly TextLine[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).flatMap((part) => {
    const legible = toLegibleText(part).trim() || ' ';
    const paragraph = { text: legible, faces: findFaces(legible), embedding: bidi.getEmbeddingLevels(legible, 'auto') };
    const line = (from: number, to: number): TextLine => toLine(paragraph, from, to, size);
    const whole = line(0, legible.length);
    if (measure(whole) <= width) return [whole];
    return wrapParagraph(legible, (from, to) => measure(line(from, to)) > width).map(([from, to]) => line(from, to));
  });
}
