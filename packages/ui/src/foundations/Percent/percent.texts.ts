import { catalogue } from '../../texts/catalogue.ts';

/** A change, for screen readers. */
export const percentTexts = catalogue('percent', {
  spoken: { up: 'up {figure} percent', down: 'down {figure} percent', flat: 'unchanged' },
});
