import { catalogue } from '../../texts/catalogue.ts';

export const noticeTexts = catalogue('notice', { close: 'Close' });
