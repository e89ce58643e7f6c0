import type { Translation } from '../../texts/Translation.ts';
import type { sepaTopUpTexts } from './sepaTopUp.texts.ts';

export const germanSepaTopUpTexts: Translation<typeof sepaTopUpTexts> = {
  title: 'Einzahlen',
  to: 'Zielkonto',
  byCard: 'Per Karte einzahlen',
  total: 'Gesamt',
  noFeeFrom: (threshold) => `Keine Gebühr ab ${threshold}`,
  requisitesTitle: 'Einzahlung per EU-Überweisung',
  sendExactly: 'Überweisen Sie genau',
  sendSum: (amount) => `Überweisen Sie genau ${amount}.`,
  fee: 'Gebühr',
  totalReceive: 'Kommt an',
  done: 'Fertig',
  waiting: 'Wir warten auf Ihre Überweisung',
};
