import { addressNetwork } from '@wallet/core/addresses/address';
import { addressNameIssue, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { listOf, object, oneOf, type Reader, readJson, text } from '@wallet/core/configuration/readers';
import { type StorageKey, textKey } from './StorageKey.ts';

const entry = object({ network: oneOf('BTC', 'ETH'), name: text(), address: text() });

const isUsable = (saved: SavedAddress): boolean => addressNetwork(saved.address) === saved.network && addressNameIssue(saved, []) === null;

/** Reads saved addresses, of the device or of a file: each has a name and looks like one of its network (WISH-006, WISH-008). */
export const readSavedAddresses: Reader<readonly SavedAddress[]> = (value, issues, path) => {
  const read = listOf(entry)(value, issues, path);
  return read?.every(isUsable) === true ? read : undefined;
};

/** The addresses that a text of the device holds; undefined where it holds none. */
export const parseAddressBook = (kept: string): readonly SavedAddress[] | undefined => readSavedAddresses(readJson(kept));

/**
 * Where the saved addresses of a customer lie: as text, which anyone who shows them parses, so that it comes to rest (`useDeviceValue`). Apart
 * from the other keys, because the first page does without what reads it.
 */
export const addressBookKey = (uuid: string): StorageKey<string> => ({
  ...textKey('local', `address_book/${uuid}`, (kept) => (typeof kept === 'string' && parseAddressBook(kept) ? kept : undefined)),
  keepsUnreadable: true,
});
