import { addressNameMaxLength } from '../limits/limits.ts';
import { countCharacters } from '../validation/texts.ts';
import type { Network } from './networkAddress.ts';
import { normalizeAddress } from './address.ts';

/** An address named by the customer. It is identified by its network and the address itself. */
export type SavedAddress = { readonly network: Network; readonly name: string; readonly address: string };

export const isSameAddress = (one: string, other: string): boolean => normalizeAddress(one) === normalizeAddress(other);

export const findSavedAddress = (saved: readonly SavedAddress[], address: string): SavedAddress | undefined =>
  saved.find((entry) => isSameAddress(entry.address, address));

/** Reasons to refuse a name: `required`, `tooLong` (more than 40 characters) or `taken` by another address of the network (WISH-006). */
export type AddressNameIssue = 'required' | 'tooLong' | 'taken';

/**
 * Checks the name of an entry and returns the problem, or null. Names must differ in more than case, because readers take "Anna" and "anna"
 * for the same name.
 * @param entry with its name as typed
 */
export function checkAddressName({ name, network, address }: SavedAddress, saved: readonly SavedAddress[]): AddressNameIssue | null {
  const freeName = name.trim();
  if (freeName === '') return 'required';
  if (countCharacters(freeName) > addressNameMaxLength) return 'tooLong';
  const isTaken = saved.some(
    (entry) => entry.network === network && !isSameAddress(entry.address, address) && foldName(entry.name) === foldName(freeName),
  );
  return isTaken ? 'taken' : null;
}

const foldName = (name: string): string => name.normalize('NFC').toLowerCase();

/** Adds an address, or renames it if it is already saved. The result is sorted by name. */
export function saveAddress(saved: readonly SavedAddress[], entry: SavedAddress): readonly SavedAddress[] {
  const trimmed = { ...entry, name: entry.name.trim() };
  return [...removeAddress(saved, entry), trimmed].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export const removeAddress = (saved: readonly SavedAddress[], { address }: SavedAddress): readonly SavedAddress[] =>
  saved.filter((entry) => !isSameAddress(entry.address, address));

/**
 * Adds the addresses of an imported file. A saved address keeps its name and a name keeps its address, so a file cannot put another address
 * under a name that the customer trusts. A new address whose name is taken gets a number.
 */
export function mergeAddresses(saved: readonly SavedAddress[], read: readonly SavedAddress[]): readonly SavedAddress[] {
  return read.reduce(
    (all, entry) => (findSavedAddress(all, entry.address) === undefined ? saveAddress(all, giveFreeName(entry, all)) : all),
    saved,
  );
}

function giveFreeName(entry: SavedAddress, saved: readonly SavedAddress[]): SavedAddress {
  for (let count = 2, free = entry; ; count++) {
    if (checkAddressName(free, saved) !== 'taken') return free;
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
