import type { Translation } from '../../texts/Translation.ts';
import type { percentTexts } from './percent.texts.ts';

export const germanPercentTexts: Translation<typeof percentTexts> = {
  spoken: (direction, figure) => (direction === 'flat' ? 'unverändert' : `${direction === 'up' ? 'plus' : 'minus'} ${figure} Prozent`),
};
