export { SignUpScreen, type CodeMethod as CodeWay, type SignUpScreenProps, type SignUpStep } from './SignUpScreen.tsx';
export { signupTexts } from './signup.texts.ts';
