export type {
  CodeEntered,
  CodeRequested,
  ConfirmationMethod,
  ConfirmationStop,
  ConfirmedKind,
  ConfirmedOperation,
  PasskeyGiven,
  PasswordEntered,
  SentConfirmationCode,
} from './Confirmation.types.ts';
export { ConfirmationDialog, type ConfirmationDialogProps } from './ConfirmationDialog.tsx';
export { confirmationTexts } from './confirmation.texts.ts';
