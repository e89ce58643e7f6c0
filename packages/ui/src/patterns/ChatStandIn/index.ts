export { ChatStandInDialog, type ChatStandInDialogProps } from './ChatStandInDialog.tsx';
export { chatStandInTexts } from './chatStandIn.texts.ts';
