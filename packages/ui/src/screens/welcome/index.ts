export { WelcomeScreen } from './WelcomeScreen.tsx';
export type { WelcomeScreenProps } from './WelcomeScreen.types.ts';
export { welcomeTexts } from '../../patterns/AccessHero/welcome.texts.ts';
