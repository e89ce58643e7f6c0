export { SignUpScreen, type CodeMethod, type SignUpScreenProps, type SignUpStep } from './SignUpScreen.tsx';
export { signupTexts } from './signup.texts.ts';
