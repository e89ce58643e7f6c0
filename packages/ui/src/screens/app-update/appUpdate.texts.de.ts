import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { appUpdateTexts } from './appUpdate.texts.ts';

export const germanAppUpdateTexts: CatalogueTranslation<typeof appUpdateTexts> = {
  title: 'App aktualisiert',
  text: 'Die App wurde aktualisiert. Sie startet neu, sobald Sie diese Meldung schließen.',
  understood: 'Verstanden',
  reloading: 'Wird neu geladen\u00A0…',
};
