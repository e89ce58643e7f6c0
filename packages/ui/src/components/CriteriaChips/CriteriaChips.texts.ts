import { catalogue } from '../../texts/catalogue.ts';

/** State of a criterion, read out after its text. */
export const criteriaChipsTexts = catalogue('criteria-chips', { met: 'met', unmet: 'not met yet', failed: 'not met' });
