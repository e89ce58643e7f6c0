import type { Translation } from '../../../texts/Translation.ts';
import type { gettingStartedTexts } from './gettingStarted.texts.ts';

export const germanGettingStartedTexts: Translation<typeof gettingStartedTexts> = {
  title: 'Erste Schritte',
  progress: (done, all) => `${done} von ${all} erledigt`,
  done: 'Erledigt',
  steps: {
    verify: { title: 'Identität bestätigen', text: 'Ein Ausweis und ein Selfie, etwa sechs Minuten' },
    addMoney: { title: 'Geld einzahlen', text: 'Per Überweisung, per Karte oder als Krypto' },
    trade: { title: 'Erster Handel', text: 'Währungen tauschen oder Krypto kaufen' },
  },
  showGroups: 'Alle Konten anzeigen',
  hideGroups: 'Alle Konten ausblenden',
};
