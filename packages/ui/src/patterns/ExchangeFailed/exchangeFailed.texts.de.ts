import type { Translation } from '../../texts/Translation.ts';
import type { exchangeFailedTexts } from './exchangeFailed.texts.ts';

export const germanExchangeFailedTexts: Translation<typeof exchangeFailedTexts> = {
  forbidden:
    'Bitte stellen Sie sicher, dass alle Prüfungen einschließlich der Adresse abgeschlossen sind. Bleibt der Fehler bestehen, kontaktieren Sie den Kundenservice.',
  failed: 'Das tut uns leid. Wir kümmern uns darum. Bitte versuchen Sie es später erneut.',
  offline: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
};
