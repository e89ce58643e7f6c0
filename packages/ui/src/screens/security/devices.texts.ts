import { catalogue } from '../../texts/catalogue.ts';
import type { DeviceView } from './DevicesSection.types.ts';

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
  lastActive: (when: string): string => `Last active ${when}`,
  signedIn: (when: string, method: DeviceView['method']): string =>
    method === null ? `Signed in ${when}` : `Signed in ${when} by ${methods[method]}`,
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
  retry: 'Try again',
  activity: 'Recent activity',
  loadingActivity: 'Loading your recent activity',
  noActivity: 'Nothing has happened yet',
});
