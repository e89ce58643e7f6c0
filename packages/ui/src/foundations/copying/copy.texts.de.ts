import type { Translation } from '../../texts/Translation.ts';
import type { copyTexts } from './copy.texts.ts';

export const germanCopyTexts: Translation<typeof copyTexts> = {
  copy: (label) => `${label} kopieren`,
  copied: 'Kopiert',
  refused: 'Zum Kopieren gedrückt halten',
};
