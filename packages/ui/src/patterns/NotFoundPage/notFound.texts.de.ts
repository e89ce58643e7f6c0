import type { Translation } from '../../texts/Translation.ts';
import type { notFoundTexts } from './notFound.texts.ts';

export const germanNotFoundTexts: Translation<typeof notFoundTexts> = {
  documentTitle: 'Seite nicht gefunden',
  text: 'Die gesuchte Seite wurde leider nicht gefunden.',
  home: 'ZUR STARTSEITE',
};
