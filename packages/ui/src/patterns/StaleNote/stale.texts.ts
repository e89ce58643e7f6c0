import { catalogue } from '../../texts/catalogue.ts';

export const staleTexts = catalogue('stale', { updated: (time: string): string => `Updated ${time}` });
