import { catalogue } from '../../../texts/catalogue.ts';

export const allocationTexts = catalogue('allocation', {
  allocation: 'Allocation',
  together: (labels: readonly string[]): string => labels.join(' and '),
});
