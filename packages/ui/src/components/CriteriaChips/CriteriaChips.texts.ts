/** Spoken state of a criterion, after its text. */
export const criteriaChipsTexts = { met: 'met', unmet: 'not met yet', failed: 'not met' };
