import type { Translation } from '../../../texts/Translation.ts';
import type { allocationTexts } from './allocation.texts.ts';

export const germanAllocationTexts: Translation<typeof allocationTexts> = {
  allocation: 'Aufteilung',
  together: (labels) => labels.join(' und '),
};
