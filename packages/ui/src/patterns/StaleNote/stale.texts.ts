import { catalogue } from '../../texts/catalogue.ts';

export const staleTexts = catalogue('stale', { updated: 'Updated {time}' });
