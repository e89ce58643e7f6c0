import type { Translation } from '../../texts/Translation.ts';
import type { fileRowTexts } from './FileRow.texts.ts';

export const germanFileRowTexts: Translation<typeof fileRowTexts> = {
  remove: (name) => `${name} entfernen`,
  waiting: 'Wartet',
  sending: (percent) => `${percent}\u00A0% hochgeladen`,
  done: 'Hochgeladen',
};
