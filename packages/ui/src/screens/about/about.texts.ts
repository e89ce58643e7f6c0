import { catalogue } from '../../texts/catalogue.ts';
import type { AboutLink } from './AboutScreen.types.ts';

const linkLabels: Record<AboutLink['name'], string> = { legal: 'Legal', facebook: 'Facebook', telegram: 'Telegram', linkedin: 'LinkedIn' };

/** Texts of the About screen (MENU-012, D-MENU-11). The regulatory text comes from the brand's configuration. */
export const aboutTexts = catalogue('about', {
  title: 'About',
  version: 'Version {version}',
  links: linkLabels,
  social: 'Follow us',
  licences: 'Licences',
  packages: 'Open-source software',
  packagesText: 'The open-source packages in this app and their licences.',
  loading: 'Loading the licences',
  failed: 'We couldn’t load the licences.',
});
