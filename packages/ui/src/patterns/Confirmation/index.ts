export type {
  CodeEntered,
  CodeRequested,
  ConfirmationMethod,
  ConfirmedKind,
  ConfirmedOperation,
  PasskeyGiven,
  PasswordEntered,
} from './Confirmation.types.ts';
export { ConfirmationDialog, type ConfirmationDialogProps } from './ConfirmationDialog.tsx';
export { confirmationTexts } from './confirmation.texts.ts';
