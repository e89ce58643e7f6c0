import type { Translation } from '../../../texts/Translation.ts';
import type { inProgressTexts } from './inProgress.texts.ts';

export const germanInProgressTexts: Translation<typeof inProgressTexts> = {
  title: 'Laufende Transaktionen',
  loading: 'Ihre Transaktionen werden geladen',
  empty: 'Das ging schnell: Alle Transaktionen sind bereits abgeschlossen!',
  failed: 'Es ist ein Fehler aufgetreten.',
  offline: 'Keine Internetverbindung',
  retry: 'Erneut versuchen',
  close: 'Schließen',
};
