import { catalogue } from '../../texts/catalogue.ts';

/** Security events of an account, one sentence each (DEV-007). @param name of a passkey */
export const securityEventTexts = catalogue('security-event', {
  new_device: 'New sign-in to your account',
  password_changed: 'Your password was changed',
  password_reset: 'A temporary password was sent to your phone',
  passkey_added: 'A passkey was added to your account: {name}',
  passkey_deleted: 'A passkey was deleted: {name}',
  devices_ended: 'Other devices were logged out',
  codes_stopped: 'Codes are stopped for today',
  token_reused: 'A session was ended for your protection',
  unknownDevice: 'Unknown device',
});
