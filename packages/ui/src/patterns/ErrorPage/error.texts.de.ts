import type { Translation } from '../../texts/Translation.ts';
import type { errorTexts } from './error.texts.ts';

export const germanErrorTexts: Translation<typeof errorTexts> = {
  title: 'FEHLER',
  text: 'Leider ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  home: 'ZUR STARTSEITE',
  retry: 'Erneut versuchen',
  unavailable: 'Der Dienst ist vorübergehend nicht verfügbar',
  offline: 'Keine Internetverbindung',
  reference: (id) => `Referenz: ${id}`,
};
