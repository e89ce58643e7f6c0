import type { Translation } from '../../../texts/Translation.ts';
import type { demoTexts } from './demo.texts.ts';

export const germanDemoTexts: Translation<typeof demoTexts> = {
  title: 'Dies ist eine Demo',
  text: 'Eröffnen Sie ein Konto, um sie mit eigenem Geld zu nutzen.',
  signUp: 'Konto eröffnen',
  logIn: 'Ich habe bereits ein Konto',
};
