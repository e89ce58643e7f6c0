export { CallFailedDialog, type CallFailedDialogProps, CallOutcomeDialog, type CallOutcomeDialogProps } from './CallOutcomeDialog.tsx';
export { ErrorDialog, type ErrorDialogProps } from './ErrorDialog.tsx';
