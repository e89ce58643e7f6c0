import type { Translation } from '../../texts/Translation.ts';
import type { accountPlansTexts } from './accountPlans.texts.ts';

export const germanAccountPlansTexts: Translation<typeof accountPlansTexts> = {
  title: 'Kontomodelle',
  loading: 'Die Kontomodelle werden geladen',
  names: { launch: 'Launch', growth: 'Growth', wealth: 'Wealth' },
  active: 'Aktiv',
  exclusive: 'Exklusiv',
  comingSoon: 'Demnächst',
  comparison: 'Kontomodelle im Vergleich',
  price: 'Preis',
  included: 'Enthalten',
  features: 'Ihre Leistungen',
  request: 'Kontomodell anfragen',
  schedule: 'Gespräch vereinbaren',
  scheduleText: 'Wählen Sie einen Termin. Im Gespräch vereinbaren wir die Konditionen.',
  accepted: 'Anfrage erhalten',
  acceptedText: 'Wir melden uns bei Ihnen zu Ihrem Kontomodell.',
};
