import { catalogue } from '../../texts/catalogue.ts';

/** Texts about saved addresses, for selecting, saving and comparing them (WISH-006, WISH-007, WISH-009). */
export const addressBookTexts = catalogue('address-book', {
  book: 'Address book',
  choose: 'Saved addresses',
  chosen: (name: string, address: string): string => `${name} · ${address}`,
  save: 'Save address',
  name: 'Name',
  nameHint: 'Kept on this device only',
  confirm: 'Save',
  cancel: 'Cancel',
  savedAs: (name: string): string => `Saved as ${name}`,
  nameIssues: {
    required: 'This field is required',
    tooLong: 'Maximum 40 characters',
    taken: 'You have given this name to another address',
  },
  lookAlike: 'Not the address you know',
  lookAlikeText: 'Much of it is the same as in one you know, but not all of it. Addresses like this are made to catch transfers.',
  entered: 'You entered',
  known: 'You have sent to',
  knownAs: (name: string): string => `You have saved as ${name}`,
  trust: 'I have compared both, and want to send to the address I entered',
  trustRequired: 'Compare both addresses, then tick this to go on',
});
export type AddressBookTexts = Omit<typeof addressBookTexts, symbol>;
