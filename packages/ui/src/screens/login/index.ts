export { LoginScreen } from './LoginScreen.tsx';
export type { LoginScreenProps, LoginStep } from './LoginScreen.types.ts';
export { loginTexts } from './login.texts.ts';
