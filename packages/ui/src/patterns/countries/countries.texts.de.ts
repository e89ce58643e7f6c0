import type { Translation } from '../../texts/Translation.ts';
import type { countriesTexts } from './countries.texts.ts';

export const germanCountriesTexts: Translation<typeof countriesTexts> = {
  failed: 'Es ist ein Fehler aufgetreten. Bitte öffnen Sie diese Seite erneut.',
};
