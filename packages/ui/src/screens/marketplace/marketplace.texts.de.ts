import type { Translation } from '../../texts/Translation.ts';
import type { marketplaceTexts } from './marketplace.texts.ts';

export const germanMarketplaceTexts: Translation<typeof marketplaceTexts> = {
  title: 'Marktplatz',
  loading: 'Die Beteiligungen werden geladen',
  from: (least) => `Private Equity ab ${least}`,
  price: 'Preis je Anteil',
  change: 'Seit Ausgabe',
  minimumInvestment: 'Mindestanlage',
  empty: 'Hier erscheinen demnächst neue Beteiligungen',
};
