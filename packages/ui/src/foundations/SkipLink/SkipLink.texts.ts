import { catalogue } from '../../texts/catalogue.ts';

export const skipLinkTexts = catalogue('skip-link', { skip: 'Skip to content' });
