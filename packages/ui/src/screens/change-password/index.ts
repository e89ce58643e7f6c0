export { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
export type { ChangePasswordScreenProps, PasswordChangeField, PasswordWaiting } from './ChangePasswordScreen.types.ts';
export { SuccessfullyChangedScreen, type SuccessfullyChangedScreenProps } from './SuccessfullyChangedScreen.tsx';
export { TemporaryPasswordDialog, type TemporaryPasswordDialogProps } from './TemporaryPasswordDialog.tsx';
export { changePasswordTexts } from './changePassword.texts.ts';
