import { normalizeAddress, prefixLength } from './address.ts';

/** Number of equal characters after the prefix, counted from both ends, by which people recognise an address. */
const MIN_SHARED_CHARACTERS = 8;

/** A known address and how many characters it shares with its look-alike: at the start (prefix included) and at the end. */
export type LookAlike = { readonly known: string; readonly start: number; readonly end: number };

/**
 * Finds the known address that this one could be mistaken for, or returns null. Two addresses look alike when at least 8 characters after
 * the prefix are equal, counted from both ends (4 and 4, 3 and 6, 8 and 0). Inserting, removing or changing one character, or swapping two
 * neighbours, always leaves at least that many.
 *
 * The threat is address poisoning: an attacker creates an address with the same ends as one the customer uses and sends a small amount from
 * it, hoping that it is copied from the history. The known addresses must therefore never include one that an attacker controls, such as
 * the sender of an incoming transfer. A known address is reported too: a customer who was deceived once is warned the second time
 * (WISH-009, WISH-011, GUARD-022).
 * @param addresses addresses of completed sends, and saved ones (WISH-010)
 */
export function findLookAlike(address: string, addresses: readonly string[]): LookAlike | null {
  const one = normalizeAddress(address);
  for (const candidate of addresses) {
    const other = normalizeAddress(candidate);
    const shorter = Math.min(one.length, other.length);
    const prefix = prefixLength(one);
    if (one === other || shorter < prefix + MIN_SHARED_CHARACTERS) continue;
    const start = countLeadingMatches(shorter, (at) => one[at] === other[at]);
    const end = countLeadingMatches(shorter, (at) => one.at(-1 - at) === other.at(-1 - at));
    // Don't count characters twice when one address is contained in the other.
    const rest = Math.min(end, shorter - start);
    if (Math.max(0, start - prefix) + rest >= MIN_SHARED_CHARACTERS) return { known: candidate, start, end: rest };
  }
  return null;
}

/** Counts the consecutive matches from the first position on, up to `most`. */
function countLeadingMatches(most: number, isEqual: (at: number) => boolean): number {
  let count = 0;
  while (count < most && isEqual(count)) count++;
  return count;
}
