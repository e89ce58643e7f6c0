export {
  ChangePasswordScreen,
  type ChangePasswordScreenProps,
  type PasswordChangeField,
  type PasswordRateLimited,
} from './ChangePasswordScreen.tsx';
export { SuccessfullyChangedScreen, type SuccessfullyChangedScreenProps } from './SuccessfullyChangedScreen.tsx';
export { TemporaryPasswordDialog, type TemporaryPasswordDialogProps } from './TemporaryPasswordDialog.tsx';
export { changePasswordTexts } from './changePassword.texts.ts';
