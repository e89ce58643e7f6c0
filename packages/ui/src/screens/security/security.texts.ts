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

/** "Today, 14:03" begins a line of a list; within a sentence it is "today, 14:03". */
const toMidSentence = (when: string): string => when.replace(/^(?:Today|Yesterday)/, (day) => day.toLowerCase());

/** Texts of the signed-in devices and the security events (DEV-001, DEV-002, DEV-009). */
export const devicesTexts = catalogue('devices', {
  title: 'Devices',
  loading: 'Loading your devices',
  thisDevice: 'This device',
  activeNow: 'Active now',
  lastActive: (when: string): string => `Last active ${toMidSentence(when)}`,
  signedIn: (when: string, method: DeviceView['method']): string =>
    method === null ? `Signed in ${toMidSentence(when)}` : `Signed in ${toMidSentence(when)}, by ${methods[method]}`,
  placeUnknown: 'Place unknown',
  onlyThis: 'You are signed in on this device only.',
  logOut: 'Log out',
  logOutDevice: (name: string): string => `Log out ${name}`,
  endTitle: 'Log out this device?',
  endText: (name: string): string => `${name} must log in again.`,
  endOthers: 'Log out all other devices',
  endOthersTitle: 'Log out all other devices?',
  endOthersText: (count: number): string => (count === 1 ? '1 device must log in again.' : `${count} devices must log in again.`),
  keep: 'Cancel',
  showAll: (count: number): string => `Show all (${count})`,
  ended: 'Device logged out',
  othersEnded: (count: number): string => (count === 1 ? '1 device logged out' : `${count} devices logged out`),
  activity: 'Recent activity',
  loadingActivity: 'Loading your recent activity',
  noActivity: 'Nothing has happened yet',
});

/** Texts of the customer's passkeys (SCA-002 to SCA-007, SCA-012). */
export const passkeysTexts = catalogue('passkeys', {
  title: 'Passkeys',
  loading: 'Loading your passkeys',
  added: (date: string): string => `Added ${date}`,
  lastUsed: (date: string): string => `Last used ${date}`,
  neverUsed: 'Never used',
  synced: 'Synced',
  more: (name: string): string => `Options for ${name}`,
  rename: 'Rename',
  remove: 'Delete',
  empty: 'You have no passkeys yet',
  emptyText: 'Log in and confirm payments with your fingerprint, your face or the PIN of your device.',
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
    `You can no longer log in or confirm payments with “${name}”. Delete it in your device’s password manager as well.`,
  removeConfirm: 'Delete passkey',
  keep: 'Keep it',
  wasRemoved: 'Passkey deleted',
});
