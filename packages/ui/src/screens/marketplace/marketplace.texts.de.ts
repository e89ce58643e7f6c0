import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { marketplaceTexts } from './marketplace.texts.ts';

export const germanMarketplaceTexts: CatalogueTranslation<typeof marketplaceTexts> = {
  title: 'Marktplatz',
  loading: 'Die Beteiligungen werden geladen',
  from: 'Private Equity ab {least}',
  price: 'Preis je Anteil',
  change: 'Seit Ausgabe',
  minimumInvestment: 'Mindestanlage',
  empty: 'Hier erscheinen demnächst neue Beteiligungen',
};
