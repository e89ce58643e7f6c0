import type { Translation } from '../../../texts/Translation.ts';
import type { heldTransferTexts } from './heldTransfer.texts.ts';

export const germanHeldTransferTexts: Translation<typeof heldTransferTexts> = {
  held: (moment) => `Angehalten bis ${moment}. Bis dahin können Sie den Transfer stornieren.`,
  cancel: 'Transfer stornieren',
  cancelTitle: 'Diesen Transfer stornieren?',
  cancelText: 'Der ganze Betrag samt Gebühr kommt auf Ihr Konto zurück.',
  keep: 'Nicht stornieren',
  cancelled: 'Der Transfer wurde storniert',
  lateTitle: 'Zum Stornieren ist es zu spät',
  lateText: 'Der Transfer hat Ihr Konto verlassen.',
  gotIt: 'Verstanden',
  trust: 'Empfänger vertrauen',
  trustTitle: 'Geben Sie Ihr Passwort ein, um diesem Empfänger zu vertrauen',
  password: 'Passwort',
  passwordRequired: 'Bitte ausfüllen',
  confirmTrust: 'Vertrauen',
  stopTrust: 'Abbrechen',
  trusted: 'Sie vertrauen dem Empfänger',
};
