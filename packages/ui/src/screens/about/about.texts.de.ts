import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { aboutTexts } from './about.texts.ts';

export const germanAboutTexts: CatalogueTranslation<typeof aboutTexts> = {
  title: 'Über uns',
  version: 'Version {version}',
  links: { legal: 'Rechtliches', facebook: 'Facebook', telegram: 'Telegram', linkedin: 'LinkedIn' },
  social: 'Folgen Sie uns',
  licences: 'Lizenzen',
  packages: 'Open-Source-Software',
  packagesText: 'Die Open-Source-Pakete dieser App und ihre Lizenzen.',
  loading: 'Die Lizenzen werden geladen',
  failed: 'Wir konnten die Lizenzen nicht laden.',
};
