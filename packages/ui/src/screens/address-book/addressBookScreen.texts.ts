import { catalogue } from '../../texts/catalogue.ts';

const formatAddressCount = (count: number): string => (count === 1 ? '1 address' : `${count} addresses`);

/** Texts of the address book screen (WISH-006, WISH-008). */
export const addressBookScreenTexts = catalogue('address-book-screen', {
  title: 'Address book',
  intro: 'Saved addresses stay on this device.',
  networks: { BTC: 'Bitcoin', ETH: 'Ethereum and its tokens' },
  add: 'Add address',
  empty: 'No saved addresses yet',
  emptyText: 'Add one here, or save one after you send to it.',
  newAddress: 'New address',
  savedAddress: 'Saved address',
  address: 'Address',
  notAnAddress: 'This is not a Bitcoin or Ethereum address',
  alreadySaved: (name: string): string => `Already saved as ${name}`,
  remove: 'Delete',
  removeTitle: (name: string): string => `Delete ${name}?`,
  removeText: 'Your transactions stay as they are.',
  keep: 'Keep it',
  file: 'Back up your addresses',
  fileText: 'Export them to use them on another device.',
  haveFile: 'Have a file from another device?',
  exportFile: 'Export',
  importFile: 'Import',
  imported: (added: number, kept: number): string =>
    kept === 0 ? `${formatAddressCount(added)} added` : `${formatAddressCount(added)} added, ${formatAddressCount(kept)} already saved`,
  importRefused: 'This file is damaged or not an address book. Nothing was imported.',
});
