import type { Translation } from '../../texts/Translation.ts';
import type { sectionRailTexts } from './sectionRail.texts.ts';

export const germanSectionRailTexts: Translation<typeof sectionRailTexts> = {
  label: 'Ihr Konto',
  sections: { profile: 'Profil', settings: 'Einstellungen', security: 'Sicherheit', addressBook: 'Adressbuch', plans: 'Tarife' },
};
