import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the customer's passkeys (SCA-002 to SCA-007, SCA-012). */
export const passkeysTexts = catalogue('passkeys', {
  title: 'Passkeys',
  loading: 'Loading your passkeys',
  retry: 'Try again',
  added: (date: string): string => `Added ${date}`,
  lastUsed: (date: string): string => `Last used ${date}`,
  neverUsed: 'Never used',
  synced: 'Synced',
  more: (name: string): string => `What to do with ${name}`,
  rename: 'Rename',
  remove: 'Delete',
  empty: 'You have no passkeys yet',
  emptyText:
    "Log in and confirm payments with your fingerprint, your face or your device's PIN. There is nothing to type, so there is nothing to give away.",
  add: 'Add a passkey',
  unsupported: 'This browser cannot create passkeys.',
  later: (moment: string): string => `You can add a passkey again after ${moment}.`,
  notCreated: 'No passkey was created.',
  known: 'This device already has a passkey for your account.',
  nameTitle: 'Name this passkey',
  name: 'Name',
  save: 'Save',
  skip: 'Skip',
  cancel: 'Cancel',
  nameNeeded: 'This field is required',
  nameTooLong: (most: number): string => `Should have ${most} characters or less`,
  nameTaken: 'A passkey with this name already exists',
  wasAdded: 'Passkey added',
  removeTitle: 'Delete this passkey?',
  removeText: (name: string): string =>
    `You can no longer log in or confirm payments with “${name}”. Delete it in your device's password manager as well.`,
  removeConfirm: 'Delete passkey',
  keep: 'Keep it',
  wasRemoved: 'Passkey deleted',
});
