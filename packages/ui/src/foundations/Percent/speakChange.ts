import type { ChangeDirection } from '@wallet/core/format/formatPercent';
import type { percentTexts } from './percent.texts.ts';

/** Returns a change in words: 'up 1.42 percent', 'unchanged'. */
export const speakChange = ({ spoken }: typeof percentTexts, direction: ChangeDirection, figure: string): string =>
  direction === 'flat' ? spoken.flat : spoken[direction]({ figure });
