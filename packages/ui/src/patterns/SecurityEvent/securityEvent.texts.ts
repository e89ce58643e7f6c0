import { catalogue } from '../../texts/catalogue.ts';

/** Security events of an account, one sentence each (DEV-007). @param name of a passkey */
export const securityEventTexts = catalogue('security-event', {
  new_device: 'New device logged in',
  password_changed: 'Your password was changed',
  password_reset: 'A temporary password was sent to your phone',
  passkey_added: (name: string): string => `Passkey added: ${name}`,
  passkey_deleted: (name: string): string => `Passkey deleted: ${name}`,
  devices_ended: 'Other devices were logged out',
  codes_stopped: 'No more codes today',
  token_reused: 'We logged out a device to protect you',
  unknownDevice: 'Unknown device',
});
