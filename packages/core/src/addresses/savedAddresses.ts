import { addressNameMaxLength } from '../limits/limits.ts';
import { countCharacters } from '../validation/texts.ts';
import type { Network } from './networkAddress.ts';
import { canonicalAddress } from './address.ts';

/** An address that the customer has given a name. Its network and the address itself tell it from others. */
export type SavedAddress = { readonly network: Network; readonly name: string; readonly address: string };

export const isSameAddress = (one: string, other: string): boolean => canonicalAddress(one) === canonicalAddress(other);

/** The entry of an address, if it is saved. */
export const savedEntry = (saved: readonly SavedAddress[], address: string): SavedAddress | undefined =>
  saved.find((entry) => isSameAddress(entry.address, address));

/** Why a name is refused: `required`, `tooLong` for more than 40 characters, `taken` by another address of the network (WISH-006). */
export type AddressNameIssue = 'required' | 'tooLong' | 'taken';

/**
 * What is wrong with the name of an entry, or null. Names differ by more than their case: "Anna" and "anna" are one to a reader.
 * @param entry its name as typed
 */
export function addressNameIssue({ name, network, address }: SavedAddress, saved: readonly SavedAddress[]): AddressNameIssue | null {
  const freeName = name.trim();
  if (freeName === '') return 'required';
  if (countCharacters(freeName) > addressNameMaxLength) return 'tooLong';
  const isTaken = saved.some(
    (entry) => entry.network === network && !isSameAddress(entry.address, address) && folded(entry.name) === folded(freeName),
  );
  return isTaken ? 'taken' : null;
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** The addresses with one added, or with its name changed; by name. */
export function withAddress(saved: readonly SavedAddress[], entry: SavedAddress): readonly SavedAddress[] {
  const trimmed = { ...entry, name: entry.name.trim() };
  return [...withoutAddress(saved, entry), trimmed].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export const withoutAddress = (saved: readonly SavedAddress[], { address }: SavedAddress): readonly SavedAddress[] =>
  saved.filter((entry) => !isSameAddress(entry.address, address));

/**
 * The addresses with those of a file added. One that is saved keeps its name, and a name keeps its address: a file must not be able to put
 * another address under a name that the customer trusts. Of two equal names the new one gets a number.
 */
export function mergeAddresses(saved: readonly SavedAddress[], read: readonly SavedAddress[]): readonly SavedAddress[] {
  return read.reduce(
    (all, entry) => (savedEntry(all, entry.address) === undefined ? withAddress(all, withFreeName(entry, all)) : all),
    saved,
  );
}

function withFreeName(entry: SavedAddress, saved: readonly SavedAddress[]): SavedAddress {
  for (let count = 2, free = entry; ; count++) {
    if (addressNameIssue(free, saved) !== 'taken') return free;
    const ending = ` (${count})`;
    free = {
      ...entry,
      name:
        Array.from(entry.name.trim())
          .slice(0, addressNameMaxLength - ending.length)
          .join('') + ending,
    };
  }
}
