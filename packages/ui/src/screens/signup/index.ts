export { SignUpScreen } from './SignUpScreen.tsx';
export type { CodeMethod as CodeWay, SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';
export { signupTexts } from './signup.texts.ts';
