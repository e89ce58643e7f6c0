import type { Translation } from '../../texts/Translation.ts';
import type { dealTermsTexts } from './dealTerms.texts.ts';

export const germanDealTermsTexts: Translation<typeof dealTermsTexts> = {
  dealTerms: 'Konditionen der Beteiligung',
  listedOn: (product) => `Gelistet bei ${product}`,
  terms: {
    estimateValuation: 'Geschätzte aktuelle Bewertung',
    unitRatio: 'Verhältnis Anteil zu Aktie',
    minimumInvestment: 'Mindestanlage',
    unitPrice: 'Preis je Anteil',
    initialUnitPrice: 'Anfangspreis je Anteil',
    publicListing: 'Börsengang',
    lockUp: 'Haltefrist',
    liquidationPrice: 'Liquidationspreis',
    redemptionDate: 'Voraussichtliche Rückzahlung',
    change: 'Veränderung in\u00A0%',
  },
  explanations: {
    estimateValuation: 'Der Wert des Unternehmens, der sich aus dem zuletzt bekannten Aktienpreis ergibt.',
    initialUnitPrice: 'Der Preis eines Anteils zu Beginn des Angebots.',
    unitRatio: 'Ein Anteil entspricht einer Aktie des Unternehmens (1:1).',
    change: 'Die Veränderung des Anteilspreises seit Beginn des Angebots.',
    lockUp: 'Die Zeit nach dem Börsengang, in der Aktien nicht verkauft werden können.',
    redemptionDate: 'Der Tag, bis zu dem wir die Anteile voraussichtlich zurückzahlen. Er kann sich ändern.',
  },
  about: (term) => `Erläuterung: ${term}`,
  understood: 'Verstanden',
};
