import type { Translation } from '../../texts/Translation.ts';
import type { wideTableTexts } from './wideTable.texts.ts';

export const germanWideTableTexts: Translation<typeof wideTableTexts> = {
  order: 'Ordnen nach',
  descending: 'absteigend',
  ascending: 'aufsteigend',
};
