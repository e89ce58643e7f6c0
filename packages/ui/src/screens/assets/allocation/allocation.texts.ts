import { catalogue } from '../../../texts/catalogue.ts';

/** Words of how the assets divide. */
export const allocationTexts = catalogue('allocation', {
  allocation: 'Allocation',
  together: (labels: readonly string[]): string => labels.join(' and '),
});
