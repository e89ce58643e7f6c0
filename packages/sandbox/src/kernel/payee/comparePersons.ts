import { areSameWords, isSameWord, hasSameLetters, type Word } from './nameWords.ts';
import { isSlip } from './slips.ts';

/** How similar two names are. `differences` counts the initials, slips and extra words of a close match. */
export type Likeness = { readonly outcome: 'match' | 'close_match' | 'no_match'; readonly differences: number };

export const MATCH: Likeness = { outcome: 'match', differences: 0 };
export const NO_MATCH: Likeness = { outcome: 'no_match', differences: 0 };

const rotateWords = (name: readonly Word[], by: number): readonly Word[] => [...name.slice(by), ...name.slice(0, by)];

/** True if one name is a rotation of the other: "Hale Alice" is "Alice Hale", "van der Berg Jan" is "Jan van der Berg". */
const isRotated = (left: readonly Word[], right: readonly Word[]): boolean =>
  left.some((_, by) => {
    const other = rotateWords(left, by);
    return areSameWords(other, right) || hasSameLetters(other, right);
  });

const MAX_DIFFERENCES = 3;
const MAX_DIFFERENCES_WITH_SLIP = 2;
const MIN_WORDS = 2;

type Pairing = { readonly initials: number; readonly slips: number; readonly hasWhole: boolean };

const isInitial = (left: Word, right: Word): boolean =>
  [...left, ...right].some((word) => word.length === 1) &&
  left.some((word) => right.some((other) => word.startsWith(other) || other.startsWith(word)));

function pairWords(so: Pairing, word: Word, other: Word): Pairing | null {
  if (isSameWord(word, other)) return { ...so, hasWhole: so.hasWhole || word[0].length > 1 };
  if (isInitial(word, other)) return { ...so, initials: so.initials + 1 };
  return so.slips === 0 && isSlip(word, other) ? { ...so, slips: 1 } : null;
}

/**
 * The fewest differences with which every word of the shorter name pairs with one of the longer, in any order; null if they do not pair.
 */
function findFewestDifferences(shorter: readonly Word[], longer: readonly Word[], so: Pairing): number | null {
  const differences = so.initials + so.slips + Math.max(0, longer.length - shorter.length);
  if (differences > (so.slips > 0 ? MAX_DIFFERENCES_WITH_SLIP : MAX_DIFFERENCES)) return null;
  const [word, ...rest] = shorter;
  if (word === undefined) return so.hasWhole ? differences : null;
  const ways = longer.flatMap((other, place) => {
    const paired = pairWords(so, word, other);
    const fewest = paired === null ? null : findFewestDifferences(rest, longer.toSpliced(place, 1), paired);
    return fewest === null ? [] : [fewest];
  });
  return ways.length === 0 ? null : Math.min(...ways);
}

/** More words than any name has. Longer texts match completely or not at all. */
const MAX_WORDS = 12;

/** Compares the names of two persons (RULE-040, 3 and 4). Symmetric. */
export function comparePersons(left: readonly Word[], right: readonly Word[]): Likeness {
  if (isRotated(left, right) || isRotated(right, left)) return MATCH;
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  if (shorter.length < MIN_WORDS || longer.length > MAX_WORDS) return NO_MATCH;
  const differences = findFewestDifferences(shorter, longer, { initials: 0, slips: 0, hasWhole: false });
  return differences === null ? NO_MATCH : { outcome: 'close_match', differences };
}
