import { catalogue } from '../../texts/catalogue.ts';

export const dateRangeTexts = catalogue('date-range', { from: 'From', to: 'To' });
