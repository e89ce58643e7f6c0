import { catalogue } from '../../../texts/catalogue.ts';

export const allocationTexts = catalogue('allocation', {
  allocation: 'Allocation',
});
