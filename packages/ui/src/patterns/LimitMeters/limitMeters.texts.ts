import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the card limits (CARD-016, D-CARD-07). */
export const limitMetersTexts = catalogue('limit-meters', {
  single: 'Single',
  daily: 'Daily',
  monthly: 'Monthly',
  left: 'Left: {amount}',
  used: '{used} of {total} used',
});
