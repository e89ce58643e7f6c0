import type { Translation } from '../../texts/Translation.ts';
import type { welcomeTexts } from './welcome.texts.ts';

export const germanWelcomeTexts: Translation<typeof welcomeTexts> = {
  slides: [
    { title: 'Ihr digitales Family Office', text: 'Vermögen, Banking und Krypto an einem Ort.' },
    { title: 'Auf jeden Anleger zugeschnitten', text: 'Eröffnen Sie ein kostenloses Konto und wählen Sie, was zu Ihnen passt.' },
    { title: 'Anlagelösungen', text: 'Beteiligungen, Aktien, strukturierte Produkte, treuhänderische Vermögensverwaltung.' },
    { title: 'Auszeichnungen', text: '' },
  ],
  carousel: 'Das bieten wir Ihnen',
  createAccount: 'Konto eröffnen',
  logIn: 'Ich habe bereits ein Konto',
  lookAround: 'Erst einmal umsehen',
};
