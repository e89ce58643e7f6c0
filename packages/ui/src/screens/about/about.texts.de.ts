import type { Translation } from '../../texts/Translation.ts';
import type { aboutTexts } from './about.texts.ts';

export const germanAboutTexts: Translation<typeof aboutTexts> = {
  title: 'Über uns',
  version: (version) => `Version ${version}`,
  links: { legal: 'Rechtliches', facebook: 'Facebook', telegram: 'Telegram', linkedin: 'LinkedIn' },
  social: 'Folgen Sie uns',
  licences: 'Lizenzen',
  packages: 'Open-Source-Software',
  packagesText: 'Die Open-Source-Pakete dieser App und ihre Lizenzen.',
  loading: 'Die Lizenzen werden geladen',
  failed: 'Wir konnten die Lizenzen nicht laden.',
};
