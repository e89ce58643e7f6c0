import type { Translation } from '../../texts/Translation.ts';
import type { payeeCheckTexts } from './payeeCheck.texts.ts';

export const germanPayeeCheckTexts: Translation<typeof payeeCheckTexts> = {
  checking: 'Der Name wird bei der Bank geprüft…',
  stillChecking: 'Die Bank hat noch nicht geantwortet…',
  confirmed: 'Die Bank bestätigt den Namen.',
  closeTitle: 'Die Bank führt den Namen etwas anders',
  close: 'Prüfen Sie, ob beide Namen Ihre sind. Wenn nicht, ändern Sie die IBAN.',
  ownName: 'Ihr Name',
  heldName: 'Name bei der Bank',
  useAnyway: 'Trotzdem verwenden',
  closeMissing: 'Drücken Sie „Trotzdem verwenden“ oder ändern Sie die IBAN.',
  otherTitle: 'Der Name stimmt nicht überein',
  other: (name) =>
    `Die Bank sagt, dass dieses Konto nicht auf den Namen ${name} läuft. Wenn Sie fortfahren, kann das Geld auf einem fremden Konto ankommen, und wir können es vielleicht nicht zurückholen.`,
  understood: 'Ich habe das verstanden und möchte dieses Konto verwenden',
  otherMissing: 'Bitte setzen Sie das Häkchen, um fortzufahren.',
  uncheckedTitle: 'Der Name konnte nicht geprüft werden',
  silent: 'Die Bank hat nicht geantwortet. Sie können es erneut versuchen oder fortfahren, wenn Sie sich bei der IBAN sicher sind.',
  unknown: 'Die Bank konnte dieses Konto nicht prüfen. Sehen Sie sich die IBAN noch einmal an, bevor Sie fortfahren.',
  retry: 'Erneut versuchen',
  limited: 'Zu viele Anfragen',
  old: 'Die Prüfung des Namens war zu alt. Wir haben erneut geprüft.',
};
