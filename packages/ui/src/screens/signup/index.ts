export { SignUpScreen } from './SignUpScreen.tsx';
export type { CodeWay, SignUpPhoneOutcome, SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';
export { signupTexts } from './signup.texts.ts';
