export { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen.tsx';
export { welcomeTexts } from '../../patterns/AccessHero/welcome.texts.ts';
