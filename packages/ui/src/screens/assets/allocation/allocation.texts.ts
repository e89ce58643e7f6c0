import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the allocation card. */
export const allocationTexts = catalogue('allocation', {
  allocation: 'Allocation',
  together: (labels: readonly string[]): string => labels.join(' and '),
});
