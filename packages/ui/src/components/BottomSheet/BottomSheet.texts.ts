import { catalogue } from '../../texts/catalogue.ts';

export const bottomSheetTexts = catalogue('bottom-sheet', { close: 'Close' });
