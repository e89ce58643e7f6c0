import type { Translation } from '../../texts/Translation.ts';
import type { securityEventTexts } from './securityEvent.texts.ts';

export const germanSecurityEventTexts: Translation<typeof securityEventTexts> = {
  new_device: 'Neue Anmeldung in Ihrem Konto',
  password_changed: 'Ihr Passwort wurde geändert',
  password_reset: 'Ein vorläufiges Passwort wurde an Ihr Telefon gesendet',
  passkey_added: (name) => `Ein Passkey wurde zu Ihrem Konto hinzugefügt: ${name}`,
  passkey_deleted: (name) => `Ein Passkey wurde gelöscht: ${name}`,
  devices_ended: 'Andere Geräte wurden abgemeldet',
  codes_stopped: 'Codes sind für heute gesperrt',
  token_reused: 'Eine Sitzung wurde zu Ihrem Schutz beendet',
  unknownDevice: 'Unbekanntes Gerät',
};
