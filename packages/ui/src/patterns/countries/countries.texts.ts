import { catalogue } from '../../texts/catalogue.ts';

/** Words of the list of countries (APP-044, ERR-010). */
export const countriesTexts = catalogue('countries', { failed: 'An error occurred. Try reopening this page.' });
