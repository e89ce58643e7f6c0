import { type Likeness, MATCH, NO_MATCH } from './comparePersons.ts';
import { splitLegalForm } from './legalForms.ts';
import { areSameWords, connectors, isOneOf, isSameWord, hasSameLetters, type Word } from './nameWords.ts';
import { isSlip } from './slips.ts';

const CLOSE: Likeness = { outcome: 'close_match', differences: 1 };
/** Number of words that must be the same when one name has an extra word. */
const MIN_SAME_WORDS = 2;

function hasOneSlip(left: readonly Word[], right: readonly Word[]): boolean {
  if (left.length !== right.length) return false;
  const different = left.flatMap((word, place) => {
    const other = right[place];
    return other === undefined || isSameWord(word, other) ? [] : [isSlip(word, other)];
  });
  return different.length === 1 && different[0] === true;
}

function hasOneExtraWord(left: readonly Word[], right: readonly Word[]): boolean {
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  if (longer.length !== shorter.length + 1 || shorter.length < MIN_SAME_WORDS) return false;
  return longer.some((_, place) => areSameWords(longer.toSpliced(place, 1), shorter));
}

/** Compares the names of two companies (RULE-040, 5). Symmetric. */
export function compareCompanies(left: readonly Word[], right: readonly Word[]): Likeness {
  const [one, other] = [splitLegalForm(left), splitLegalForm(right)];
  const [name, otherName] = [one, other].map(({ words }) => {
    const rest = words.filter((word) => !isOneOf(connectors, word));
    return rest.length === 0 ? words : rest;
  });
  if (name === undefined || otherName === undefined) return NO_MATCH;
  const isOneForm = one.form === other.form || one.form === null || other.form === null;
  if (areSameWords(name, otherName) || hasSameLetters(name, otherName)) return isOneForm ? MATCH : CLOSE;
  return (isOneForm && hasOneSlip(name, otherName)) || hasOneExtraWord(name, otherName) ? CLOSE : NO_MATCH;
}
