import { catalogue } from '../../texts/catalogue.ts';

export const loadingOverlayTexts = catalogue('loading-overlay', { loading: 'Loading…' });
