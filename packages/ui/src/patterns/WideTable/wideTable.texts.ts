import { catalogue } from '../../texts/catalogue.ts';

/** Texts of a table for screen readers only. */
export const wideTableTexts = catalogue('wide-table', { order: 'Order by', descending: 'descending', ascending: 'ascending' });
