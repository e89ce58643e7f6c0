import { catalogue } from '../../texts/catalogue.ts';

/** Spoken state of a criterion, after its text. */
export const criteriaChipsTexts = catalogue('criteria-chips', { met: 'met', unmet: 'not met yet', failed: 'not met' });
