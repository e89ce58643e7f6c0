import { detectNetwork } from '@wallet/core/addresses/address';
import { checkAddressName, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { listOf, object, oneOf, type Reader, parseJson, text } from '@wallet/core/configuration/readers';
import { type StorageKey, createTextKey } from './StorageKey.ts';

const parseEntry = object({ network: oneOf('BTC', 'ETH'), name: text(), address: text() });

const isUsable = (saved: SavedAddress): boolean => detectNetwork(saved.address) === saved.network && checkAddressName(saved, []) === null;

/** Reads saved addresses from the device or a file. Each needs a name and the format of its network (WISH-006, WISH-008). */
export const readSavedAddresses: Reader<readonly SavedAddress[]> = (value, issues, path) => {
  const read = listOf(parseEntry)(value, issues, path);
  return read?.every(isUsable) === true ? read : undefined;
};

export const parseAddressBook = (kept: string): readonly SavedAddress[] | undefined => readSavedAddresses(parseJson(kept));

/**
 * Key of a customer's saved addresses. The value is text and parsed by its users, so that it stays identical between renders
 * (`useDeviceValue`). Separate from the other keys, because the first page does not load its readers.
 */
export const createAddressBookKey = (uuid: string): StorageKey<string> => ({
  ...createTextKey('local', `address_book/${uuid}`, (kept) => (typeof kept === 'string' && parseAddressBook(kept) ? kept : undefined)),
  keepsUnreadable: true,
});
