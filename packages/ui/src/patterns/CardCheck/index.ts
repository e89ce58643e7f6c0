export { type CardCheckAnswer, CardCheckDialog, type CardCheckDialogProps } from './CardCheckDialog.tsx';
export { cardCheckTexts } from './cardCheck.texts.ts';
