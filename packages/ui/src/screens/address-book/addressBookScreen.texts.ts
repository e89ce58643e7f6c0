import { catalogue } from '../../texts/catalogue.ts';

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
  alreadySaved: 'Already saved as {name}',
  remove: 'Delete',
  removeTitle: 'Delete {name}?',
  removeText: 'Your transactions stay as they are.',
  keep: 'Keep it',
  file: 'Back up your addresses',
  fileText: 'Export them to use them on another device.',
  haveFile: 'Have a file from another device?',
  exportFile: 'Export',
  importFile: 'Import',
  imported: { one: '{count} address added', other: '{count} addresses added' },
  importedAndKept: '{imported}, {kept}',
  kept: { one: '{count} address already saved', other: '{count} addresses already saved' },
  importRefused: 'This file is damaged or not an address book. Nothing was imported.',
});
