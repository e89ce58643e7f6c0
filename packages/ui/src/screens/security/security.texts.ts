import type { DeviceView } from './DevicesSection.types.ts';
import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the security screen (SCA-001). */
export const securityTexts = catalogue('security', {
  title: 'Security',
});

const methods: Readonly<Record<NonNullable<DeviceView['method']>, string>> = {
  password: 'password',
  code: 'one-time code',
  passkey: 'passkey',
  temporary: 'temporary password',
  sign_up: 'registration',
  operator: 'support',
};

/** Texts of the signed-in devices and the security events (DEV-001, DEV-002, DEV-009). */
export const devicesTexts = catalogue('devices', {
  title: 'Devices',
  loading: 'Loading your devices',
  thisDevice: 'This device',
  activeNow: 'Active now',
  lastActive: 'Last active {when}',
  signedIn: 'Signed in {when}',
  signedInBy: 'Signed in {when}, by {method}',
  methods,
  placeUnknown: 'Place unknown',
  onlyThis: 'You are signed in on this device only.',
  logOut: 'Log out',
  logOutDevice: 'Log out {name}',
  endTitle: 'Log out this device?',
  endText: '{name} must log in again.',
  endOthers: 'Log out all other devices',
  endOthersTitle: 'Log out all other devices?',
  endOthersText: { one: '{count} device must log in again.', other: '{count} devices must log in again.' },
  keep: 'Cancel',
  showAll: 'Show all ({count})',
  ended: 'Device logged out',
  othersEnded: { one: '{count} device logged out', other: '{count} devices logged out' },
  activity: 'Recent activity',
  loadingActivity: 'Loading your recent activity',
  noActivity: 'Nothing has happened yet',
});

/** Texts of the customer's passkeys (SCA-002 to SCA-007, SCA-012). */
export const passkeysTexts = catalogue('passkeys', {
  title: 'Passkeys',
  loading: 'Loading your passkeys',
  added: 'Added {date}',
  lastUsed: 'Last used {date}',
  neverUsed: 'Never used',
  synced: 'Synced',
  more: 'Options for {name}',
  rename: 'Rename',
  remove: 'Delete',
  empty: 'You have no passkeys yet',
  emptyText: 'Log in and confirm payments with your fingerprint, your face or the PIN of your device.',
  add: 'Add a passkey',
  unsupported: 'This browser cannot create passkeys.',
  later: 'You can add a passkey again after {moment}.',
  notCreated: 'No passkey was created.',
  known: 'This device already has a passkey for your account.',
  nameTitle: 'Name this passkey',
  name: 'Name',
  save: 'Save',
  skip: 'Skip',
  cancel: 'Cancel',
  nameNeeded: 'This field is required',
  nameTooLong: 'Should have {count} characters or less',
  nameTaken: 'A passkey with this name already exists',
  wasAdded: 'Passkey added',
  removeTitle: 'Delete this passkey?',
  removeText: 'You can no longer log in or confirm payments with “{name}”. Delete it in your device’s password manager as well.',
  removeConfirm: 'Delete passkey',
  keep: 'Keep it',
  wasRemoved: 'Passkey deleted',
});
