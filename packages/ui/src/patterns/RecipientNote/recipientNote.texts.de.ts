import type { Translation } from '../../texts/Translation.ts';
import type { recipientNoteTexts } from './recipientNote.texts.ts';

export const germanRecipientNoteTexts: Translation<typeof recipientNoteTexts> = {
  firstAddress: 'Erster Transfer an diese Adresse.',
  firstIban: 'Erster Transfer auf dieses Konto.',
  usedAddress: (date) => `Sie haben schon hierher gesendet, zuletzt am ${date}.`,
  usedIban: (date) => `Sie haben dieses Konto schon verwendet, zuletzt am ${date}.`,
  trusted: 'Vertrauter Empfänger.',
};
