import type { Translation } from '../../texts/Translation.ts';
import type { failureTexts } from './failure.texts.ts';

export const germanFailureTexts: Translation<typeof failureTexts> = {
  offline: 'Keine Internetverbindung',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
  unexpected: 'Es ist ein Fehler aufgetreten',
  unexpectedContext: 'Das tut uns leid. Wir kümmern uns darum. Bitte versuchen Sie es später erneut.',
  understood: 'Verstanden',
};
