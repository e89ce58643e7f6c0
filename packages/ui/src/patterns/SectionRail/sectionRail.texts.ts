import { catalogue } from '../../texts/catalogue.ts';

export const sectionRailTexts = catalogue('section-rail', {
  label: 'Your account',
  sections: { profile: 'Profile', settings: 'Settings', security: 'Security', addressBook: 'Address book', plans: 'Plans' },
});
