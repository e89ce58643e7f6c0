import { compareCompanies } from './compareCompanies.ts';
import { comparePersons, type Likeness } from './comparePersons.ts';
import { withoutForm } from './legalForms.ts';
import { connectors, type Word, withoutTitles, wordsOf } from './nameWords.ts';

export type NameKind = 'person' | 'company';
export type Name = { readonly name: string; readonly kind: NameKind };
/** `heldName`: the holder's name as the bank writes it; only for a close match. */
export type Comparison =
  | { readonly outcome: 'match' | 'no_match' | 'not_possible'; readonly heldName: null }
  | { readonly outcome: 'close_match'; readonly heldName: string };

const LETTER = /\p{Letter}/u;
const LATIN = /\p{Script=Latin}/u;
const CUT = new RegExp(String.raw`\s*[/&+]\s*|\s+(?:${[...connectors].filter((word) => word !== '&').join('|')})\s+`, 'iu');

const personWords = (name: string): readonly Word[] => withoutTitles(wordsOf(name));

function wordsOfKind({ name, kind }: Name): readonly Word[] {
  return kind === 'person' ? personWords(name) : wordsOf(name);
}

/** Compares two names. A person and a company are compared without legal form (RULE-040, 6). */
function compareOne(left: Name, right: Name): Likeness {
  if (left.kind === 'company' && right.kind === 'company') return compareCompanies(wordsOf(left.name), wordsOf(right.name));
  const [one, other] = [wordsOfKind(left), wordsOfKind(right)];
  if (left.kind === right.kind) return comparePersons(one, other);
  return comparePersons(withoutTitles(withoutForm(one).words), withoutTitles(withoutForm(other).words));
}

/** "Anna und Bruno Keller" are Anna Keller and Bruno Keller: a part of one word gets the last word of the last part. */
function partsOf({ name, kind }: Name): readonly Name[] {
  const parts = name
    .split(CUT)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (kind === 'company' || parts.length < 2) return [];
  const family = parts.at(-1)?.split(/\s+/).at(-1) ?? '';
  return parts.map((part) => ({ name: withoutTitles(wordsOf(part), 1).length === 1 ? `${part} ${family}` : part, kind }));
}

type Judged = { readonly likeness: Likeness | null; readonly name: string };

function compare(own: Name, holder: Name): Judged {
  const isComparable = LETTER.test(own.name) && LETTER.test(holder.name) && LATIN.test(own.name) === LATIN.test(holder.name);
  return { likeness: isComparable ? compareOne(own, holder) : null, name: holder.name };
}

/** Compares the whole text of a holder, or each of the names in it if it contains several and is not itself a match. */
function judgeHolder(own: Name, holder: Name): readonly Judged[] {
  const whole = compare(own, holder);
  const parts = partsOf(holder);
  return parts.length === 0 || whole.likeness?.outcome === 'match' ? [whole] : parts.map((part) => compare(own, part));
}

/**
 * Compares the customer's name with those of the holders at a bank: the full rule of RULE-040. It has no state and reveals no score. Of
 * several holders the best one counts, and a close match reveals only that holder's name.
 */
export function compareNames(own: Name, holders: readonly Name[]): Comparison {
  const likenesses = holders.flatMap((holder) => judgeHolder(own, holder));
  if (likenesses.every(({ likeness }) => likeness === null)) return { outcome: 'not_possible', heldName: null };
  if (likenesses.some(({ likeness }) => likeness?.outcome === 'match')) return { outcome: 'match', heldName: null };
  const close = likenesses
    .flatMap(({ likeness, name }) => (likeness?.outcome === 'close_match' ? [{ name, differences: likeness.differences }] : []))
    .toSorted((left, right) => left.differences - right.differences);
  const [best] = close;
  return best === undefined ? { outcome: 'no_match', heldName: null } : { outcome: 'close_match', heldName: best.name };
}
