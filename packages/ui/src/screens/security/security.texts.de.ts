import type { Translation } from '../../texts/Translation.ts';
import type { securityTexts } from './security.texts.ts';

export const germanSecurityTexts: Translation<typeof securityTexts> = {
  title: 'Sicherheit',
};
