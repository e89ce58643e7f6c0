export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx';
export { InstructionsScreen, type InstructionsScreenProps } from './InstructionsScreen.tsx';
export { forgotPasswordTexts } from './forgotPassword.texts.ts';
