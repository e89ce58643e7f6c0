import { catalogue } from '../../texts/catalogue.ts';

/** Words of the page of security (SCA-001). */
export const securityTexts = catalogue('security', {
  title: 'Security',
});
