export { ChatStandInDialog, type ChatStandInDialogProps } from './ChatStandInDialog.tsx';
