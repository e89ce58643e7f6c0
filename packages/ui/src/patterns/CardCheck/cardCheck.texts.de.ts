import type { Translation } from '../../texts/Translation.ts';
import type { cardCheckTexts } from './cardCheck.texts.ts';

export const germanCardCheckTexts: Translation<typeof cardCheckTexts> = {
  title: 'Kartenprüfung',
  text: 'Ihre Bank bittet Sie, diese Zahlung oder Karte zu bestätigen.',
  approve: 'Bestätigen',
  decline: 'Ablehnen',
  cancel: 'Abbrechen',
};
