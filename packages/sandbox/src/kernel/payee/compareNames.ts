import { compareCompanies, splitLegalForm } from './compareCompanies.ts';
import { comparePersons, type Likeness } from './comparePersons.ts';
import { connectors, type Word, removeTitles, splitName } from './nameWords.ts';

export type NameKind = 'person' | 'company';
export type Name = { readonly name: string; readonly kind: NameKind };
/** `heldName`: the holder's name as the bank writes it; only for a close match. */
export type Comparison =
  | { readonly outcome: 'match' | 'no_match' | 'not_possible'; readonly heldName: null }
  | { readonly outcome: 'close_match'; readonly heldName: string };

const LETTER = /\p{Letter}/u;
const LATIN = /\p{Script=Latin}/u;
const NAME_SEPARATOR = new RegExp(String.raw`\s*[/&+]\s*|\s+(?:${[...connectors].filter((word) => word !== '&').join('|')})\s+`, 'iu');

const splitPersonName = (name: string): readonly Word[] => removeTitles(splitName(name));

function splitNameByKind({ name, kind }: Name): readonly Word[] {
  return kind === 'person' ? splitPersonName(name) : splitName(name);
}

/** Compares two names. A person and a company are compared without legal form (RULE-040, 6). */
function compareLikeness(left: Name, right: Name): Likeness {
  if (left.kind === 'company' && right.kind === 'company') return compareCompanies(splitName(left.name), splitName(right.name));
  const [one, other] = [splitNameByKind(left), splitNameByKind(right)];
  if (left.kind === right.kind) return comparePersons(one, other);
  return comparePersons(removeTitles(splitLegalForm(one).words), removeTitles(splitLegalForm(other).words));
}

/** "Anna und Bruno Keller" are Anna Keller and Bruno Keller: a part of one word gets the last word of the last part. */
function splitHolders({ name, kind }: Name): readonly Name[] {
  const parts = name
    .split(NAME_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (kind === 'company' || parts.length < 2) return [];
  const family = parts.at(-1)?.split(/\s+/).at(-1) ?? '';
  return parts.map((part) => ({ name: removeTitles(splitName(part), 1).length === 1 ? `${part} ${family}` : part, kind }));
}

type ComparedName = { readonly likeness: Likeness | null; readonly name: string };

function compare(own: Name, holder: Name): ComparedName {
  const isComparable = LETTER.test(own.name) && LETTER.test(holder.name) && LATIN.test(own.name) === LATIN.test(holder.name);
  return { likeness: isComparable ? compareLikeness(own, holder) : null, name: holder.name };
}

/** Compares the whole text of a holder, or each of the names in it if it contains several and is not itself a match. */
function compareHolder(own: Name, holder: Name): readonly ComparedName[] {
  const whole = compare(own, holder);
  const parts = splitHolders(holder);
  return parts.length === 0 || whole.likeness?.outcome === 'match' ? [whole] : parts.map((part) => compare(own, part));
}

/**
 * Compares the customer's name with those of the holders at a bank: the full rule of RULE-040. It has no state and reveals no score. Of
 * several holders the best one counts, and a close match reveals only that holder's name.
 */
export function compareNames(own: Name, holders: readonly Name[]): Comparison {
  const likenesses = holders.flatMap((holder) => compareHolder(own, holder));
  if (likenesses.every(({ likeness }) => likeness === null)) return { outcome: 'not_possible', heldName: null };
  if (likenesses.some(({ likeness }) => likeness?.outcome === 'match')) return { outcome: 'match', heldName: null };
  const close = likenesses
    .flatMap(({ likeness, name }) => (likeness?.outcome === 'close_match' ? [{ name, differences: likeness.differences }] : []))
    .toSorted((left, right) => left.differences - right.differences);
  const [best] = close;
  return best === undefined ? { outcome: 'no_match', heldName: null } : { outcome: 'close_match', heldName: best.name };
}
