import type { ChangeDirection } from '@wallet/core/format/formatPercent';
import { catalogue } from '../../texts/catalogue.ts';

/** A change, for screen readers. */
export const percentTexts = catalogue('percent', {
  spoken: (direction: ChangeDirection, figure: string): string => (direction === 'flat' ? 'unchanged' : `${direction} ${figure} percent`),
});
