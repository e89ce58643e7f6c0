import { catalogue } from '../../texts/catalogue.ts';

const formatAddressCount = (count: number): string => (count === 1 ? '1 address' : `${count} addresses`);

/** Texts of the address book screen (WISH-006, WISH-008). */
export const addressBookScreenTexts = catalogue('address-book-screen', {
  title: 'Address book',
  intro: 'Your saved addresses are kept on this device only. Export them to take them to another one.',
  networks: { BTC: 'Bitcoin', ETH: 'Ethereum and its tokens' },
  add: 'Add address',
  empty: 'No saved addresses yet',
  emptyText: 'Add one here, or save it after you have sent to it.',
  newAddress: 'New address',
  savedAddress: 'Saved address',
  address: 'Address',
  notAnAddress: 'This is not a Bitcoin or Ethereum address',
  alreadySaved: (name: string): string => `You have saved it as ${name}`,
  remove: 'Delete',
  removeTitle: (name: string): string => `Delete ${name}?`,
  removeText: 'The address leaves this device. Your transactions stay as they are.',
  keep: 'Keep it',
  file: 'Your addresses as a file',
  exportFile: 'Export',
  importFile: 'Import',
  imported: (added: number, kept: number): string =>
    kept === 0 ? `${formatAddressCount(added)} added` : `${formatAddressCount(added)} added, ${formatAddressCount(kept)} saved already`,
  importRefused: 'This file is not an address book, or it is damaged. Nothing was imported.',
});
