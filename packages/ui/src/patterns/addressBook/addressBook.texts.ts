import { catalogue } from '../../texts/catalogue.ts';

/** Texts about saved addresses, for selecting, saving and comparing them (WISH-006, WISH-007, WISH-009). */
export const addressBookTexts = catalogue('address-book', {
  book: 'Address book',
  choose: 'Saved addresses',
  chosen: '{name} · {address}',
  save: 'Save address',
  name: 'Name',
  nameHint: 'Only on this device',
  confirm: 'Save',
  cancel: 'Cancel',
  savedAs: 'Saved as {name}',
  nameIssues: {
    required: 'This field is required',
    tooLong: 'Maximum 40 characters',
    taken: 'Another address already has this name',
  },
  lookAlike: 'Not the address you know',
  lookAlikeText: 'It looks like an address you know, but it is a different one. Scammers use such addresses to catch transfers.',
  entered: 'You entered',
  known: 'You have sent to',
  knownAs: 'Saved as {name}',
  trust: 'I compared both and want to send to the address I entered',
  trustRequired: 'Compare both addresses, then tick the box',
});
export type AddressBookTexts = Omit<typeof addressBookTexts, symbol>;
