import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { changePasswordTexts } from './changePassword.texts.ts';

export const germanChangePasswordTexts: CatalogueTranslation<typeof changePasswordTexts> = {
  title: 'Passwort ändern',
  oldPassword: 'Altes Passwort',
  newPassword: 'Neues Passwort',
  repeated: 'Passwort bestätigen',
  save: 'Speichern',
  required: 'Erforderlich',
  different: 'Die Passwörter stimmen nicht überein',
  notEnoughCharacters: 'Zu wenige Zeichen',
  invalidPassword: 'Ungültiges Passwort',
  tooManyAttempts: 'Zu viele Versuche',
  tryAgainIn: 'Bitte versuchen Sie es in {time} erneut.',
  offline: 'Keine Internetverbindung',
  maybeChanged: 'Ihr Passwort wurde vielleicht schon geändert. Melden Sie sich mit dem neuen an.',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
  somethingWentWrong: 'Es ist ein Fehler aufgetreten',
  somethingWentWrongText: 'Das tut uns leid. Wir kümmern uns darum. Bitte versuchen Sie es später erneut.',
  changed: 'Passwort geändert',
  changedText: 'Melden Sie sich mit Ihrem neuen Passwort an.',
  logIn: 'Anmelden',
  temporary: 'Sie haben sich mit einem vorläufigen Passwort angemeldet',
  temporaryText: 'Wählen Sie jetzt ein eigenes Passwort.',
  later: 'Später',
};
