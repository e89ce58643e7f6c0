import type { Translation } from '../../texts/Translation.ts';
import type { bottomSheetTexts } from './BottomSheet.texts.ts';

export const germanBottomSheetTexts: Translation<typeof bottomSheetTexts> = { close: 'Schließen' };
