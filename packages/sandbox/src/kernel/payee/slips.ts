import type { Word } from './nameWords.ts';

/** The Damerau-Levenshtein distance of two words: a letter dropped, added, replaced, or swapped with its neighbour counts one. */
export function calculateDistance(left: string, right: string): number {
  const [from, to] = [Array.from(left), Array.from(right)];
  const far = from.length + to.length;
  const rows = new Map<string, number>();
  const table = new Map<string, number>();
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 ? far : row === 0 ? column : column === 0 ? row : (table.get(`${row} ${column}`) ?? far);
  for (const [i, letter] of from.entries()) {
    let lastColumn = 0;
    for (const [j, other] of to.entries()) {
      const [row, column] = [i + 1, j + 1];
      const lastRow = rows.get(other) ?? 0;
      const isEqual = letter === other;
      const swapped =
        lastRow === 0 || lastColumn === 0 ? far : at(lastRow - 1, lastColumn - 1) + (row - lastRow - 1) + 1 + (column - lastColumn - 1);
      const best = Math.min(at(i, j) + (isEqual ? 0 : 1), at(row, j) + 1, at(i, column) + 1, swapped);
      table.set(`${row} ${column}`, best);
      if (isEqual) lastColumn = column;
    }
    rows.set(letter, i + 1);
  }
  return at(from.length, to.length);
}

/** Minimum length of both words for one or two wrong letters to count as a slip. */
const MIN_LETTERS_FOR_ONE_SLIP = 4;
const MIN_LETTERS_FOR_TWO_SLIPS = 8;

function isSlipOf(left: string, right: string): boolean {
  const [shorter, longer] = [Math.min(left.length, right.length), Math.max(left.length, right.length)];
  const most = shorter >= MIN_LETTERS_FOR_TWO_SLIPS ? 2 : shorter >= MIN_LETTERS_FOR_ONE_SLIP ? 1 : 0;
  return longer - shorter <= most && calculateDistance(left, right) <= most;
}

export const isSlip = (left: Word, right: Word): boolean => left.some((word) => right.some((other) => isSlipOf(word, other)));
