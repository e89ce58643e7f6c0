import type { Translation } from '../../texts/Translation.ts';
import type { timerTexts } from './Timer.texts.ts';

export const germanTimerTexts: Translation<typeof timerTexts> = {
  remaining: (time) => `Neuer Code möglich in ${time}`,
  resend: 'Code erneut senden',
  contactSupport: 'Kundenservice kontaktieren',
  broken: 'Es ist ein Fehler aufgetreten.',
  retry: 'Erneut versuchen',
  spoken: (seconds) => `Noch ${seconds} Sekunden`,
  ended: 'Sie können jetzt einen neuen Code anfordern',
};
