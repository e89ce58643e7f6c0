import { canonicalAddress, prefixLength } from './address.ts';

/** So many characters at each end, after the prefix, are what people compare. */
const COMPARED = 4;

/** A known address, and how many characters it shares with the one that looks like it: prefix and start, and end. */
export type LookAlike = { readonly known: string; readonly start: number; readonly end: number };

/**
 * The known address that this one could be taken for: equal in the first 4 and last 4 characters after the prefix, different between;
 * null when there is none.
 *
 * The threat is address poisoning: an attacker makes an address with the ends of one that the customer uses, and sends a little from it, so
 * that it is copied out of the history. So the known addresses must be nothing that a stranger can write: never the sender of an incoming
 * transfer. A known address is reported as well: a customer who was deceived once is warned the second time.
 * @param known addresses of completed sends, and saved ones (WISH-010)
 * @see WISH-009, WISH-011
 */
export function findLookAlike(address: string, known: readonly string[]): LookAlike | null {
  const one = canonicalAddress(address);
  for (const candidate of known) {
    const other = canonicalAddress(candidate);
    const shorter = Math.min(one.length, other.length);
    const prefix = prefixLength(one);
    if (one === other || shorter < prefix + 2 * COMPARED) continue;
    const start = countEqual(shorter, (at) => one[at] === other[at]);
    const end = countEqual(shorter, (at) => one.at(-1 - at) === other.at(-1 - at));
    if (start >= prefix + COMPARED && end >= COMPARED) return { known: candidate, start, end: Math.min(end, shorter - start) };
  }
  return null;
}

/** How often in a row, from the first on. */
function countEqual(most: number, isEqual: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isEqual(count)) count++;
  return count;
}
