import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the security screen (SCA-001). */
export const securityTexts = catalogue('security', {
  title: 'Security',
});
