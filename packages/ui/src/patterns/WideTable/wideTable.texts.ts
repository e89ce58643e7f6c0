import { catalogue } from '../../texts/catalogue.ts';

/** Words of a table that are only read out. */
export const wideTableTexts = catalogue('wide-table', { order: 'Order by', descending: 'descending', ascending: 'ascending' });
