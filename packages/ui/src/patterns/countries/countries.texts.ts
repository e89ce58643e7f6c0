import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the country list (APP-044, ERR-010). */
export const countriesTexts = catalogue('countries', { failed: 'An error occurred. Try reopening this page.' });
