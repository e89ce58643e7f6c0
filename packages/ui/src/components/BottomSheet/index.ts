export { bottomSheetTexts } from './BottomSheet.texts.ts';
export { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';
