export { CallFailedDialog, type CallFailedDialogProps } from './CallFailedDialog.tsx';
export { CallOutcomeDialog, type CallOutcomeDialogProps } from './CallOutcomeDialog.tsx';
export { ErrorDialog, type ErrorDialogProps } from './ErrorDialog.tsx';
