export { type CardCheckAnswer, CardCheckDialog, type CardCheckDialogProps } from './CardCheckDialog.tsx';
