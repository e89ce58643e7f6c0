import { catalogue } from '../../texts/catalogue.ts';

export const chipTexts = catalogue('chip', {
  remove: 'Remove {label}',
  /** Read out after the number of a FilterChip. */
  selected: 'selected',
});
