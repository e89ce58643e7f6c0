import type { Translation } from '../../texts/Translation.ts';
import type { operationPromptTexts } from './operationPrompt.texts.ts';

export const germanOperationPromptTexts: Translation<typeof operationPromptTexts> = {
  completeRegistration: {
    title: 'Registrierung abschließen',
    text: 'Um alle Funktionen zu nutzen, schließen Sie bitte die Prüfung Ihrer Identität ab.',
  },
  addressPending: { title: 'Ihre Adresse wird geprüft', text: 'Wir benachrichtigen Sie, sobald Ihre Dokumente geprüft sind.' },
  serviceNotAvailable: { title: 'Der Dienst ist nicht verfügbar. Bitte kontaktieren Sie den Kundenservice', text: '' },
  confirmAddress: { title: 'Adresse bestätigen', text: 'Laden Sie ein Dokument hoch, das Ihre Wohnadresse bestätigt.' },
  proceed: 'Weiter',
  later: 'Später',
  understood: 'Verstanden',
  contactSupport: 'Kundenservice kontaktieren',
  close: 'Schließen',
  confirmNow: 'Jetzt bestätigen',
  checkingAccess: 'Zugang wird geprüft\u00A0…',
  gates: {
    send: 'Senden',
    receive: 'Empfangen',
    topup: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Tauschen',
    buy: 'Kaufen',
    sell: 'Verkaufen',
  },
};
