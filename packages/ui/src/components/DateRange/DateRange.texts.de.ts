import type { Translation } from '../../texts/Translation.ts';
import type { dateRangeTexts } from './DateRange.texts.ts';

export const germanDateRangeTexts: Translation<typeof dateRangeTexts> = { from: 'Von', to: 'Bis' };
