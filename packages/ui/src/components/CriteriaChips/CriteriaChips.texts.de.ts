import type { Translation } from '../../texts/Translation.ts';
import type { criteriaChipsTexts } from './CriteriaChips.texts.ts';

export const germanCriteriaChipsTexts: Translation<typeof criteriaChipsTexts> = {
  met: 'erfüllt',
  unmet: 'noch nicht erfüllt',
  failed: 'nicht erfüllt',
};
