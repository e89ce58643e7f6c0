import { canonicalAddress, prefixLength } from './address.ts';

/** So many equal characters, after the prefix, counted from start and end together, are what people go by. */
const SHARED = 8;

/** A known address, and how many characters it shares with the one that looks like it: prefix and start, and end. */
export type LookAlike = { readonly known: string; readonly start: number; readonly end: number };

/**
 * The known address that this one could be taken for: with 8 equal characters after the prefix, from start and end together (4 and 4, 3 and 6,
 * 8 and 0); null when there is none. One character put in, left out or changed, or two neighbours exchanged, leave at least as many.
 *
 * The threat is address poisoning: an attacker makes an address with the ends of one that the customer uses, and sends a little from it, so
 * that it is copied out of the history. So the known addresses must be nothing that a stranger can write: never the sender of an incoming
 * transfer. A known address is reported as well: a customer who was deceived once is warned the second time.
 * @param addresses addresses of completed sends, and saved ones (WISH-010)
 * @see WISH-009, WISH-011, GUARD-022
 */
export function findLookAlike(address: string, addresses: readonly string[]): LookAlike | null {
  const one = canonicalAddress(address);
  for (const candidate of addresses) {
    const other = canonicalAddress(candidate);
    const shorter = Math.min(one.length, other.length);
    const prefix = prefixLength(one);
    if (one === other || shorter < prefix + SHARED) continue;
    const start = countEqual(shorter, (at) => one[at] === other[at]);
    const end = countEqual(shorter, (at) => one.at(-1 - at) === other.at(-1 - at));
    // An address that is a part of the other is counted once.
    const rest = Math.min(end, shorter - start);
    if (Math.max(0, start - prefix) + rest >= SHARED) return { known: candidate, start, end: rest };
  }
  return null;
}

/** How often in a row, from the first on. */
function countEqual(most: number, isEqual: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isEqual(count)) count++;
  return count;
}
