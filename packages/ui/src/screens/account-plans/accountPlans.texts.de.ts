import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { accountPlansTexts } from './accountPlans.texts.ts';

export const germanAccountPlansTexts: CatalogueTranslation<typeof accountPlansTexts> = {
  title: 'Kontomodelle',
  loading: 'Die Kontomodelle werden geladen',
  names: { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' },
  active: 'Aktiv',
  exclusive: 'Exklusiv',
  comingSoon: 'Demnächst',
  priceOf: 'Preis: {price}',
  features: 'Ihre Leistungen',
  request: 'Kontomodell anfragen',
  schedule: 'Gespräch vereinbaren',
  call: 'So geht es',
  callSteps: [
    { title: 'Gespräch vereinbaren', text: 'Wählen Sie einen Termin, der Ihnen passt.' },
    { title: 'Über Ihr Kontomodell sprechen', text: 'Im Gespräch vereinbaren wir Preis und Konditionen.' },
    { title: 'Entscheiden', text: 'Bis dahin bleibt Ihr Kontomodell, wie es ist.' },
  ],
  accepted: 'Anfrage erhalten',
  acceptedText: 'Wir melden uns bei Ihnen zu Ihrem Kontomodell.',
};
