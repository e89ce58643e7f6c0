import type { Translation } from '../../texts/Translation.ts';
import type { toastTexts } from './Toast.texts.ts';

export const germanToastTexts: Translation<typeof toastTexts> = { close: 'Schließen', region: 'Meldungen' };
