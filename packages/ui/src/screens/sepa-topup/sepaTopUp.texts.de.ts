import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { sepaTopUpTexts } from './sepaTopUp.texts.ts';

export const germanSepaTopUpTexts: CatalogueTranslation<typeof sepaTopUpTexts> = {
  title: 'Einzahlen',
  to: 'Zielkonto',
  byCard: 'Per Karte einzahlen',
  total: 'Gesamt',
  noFeeFrom: 'Keine Gebühr ab {threshold}',
  requisitesTitle: 'Einzahlung per EU-Überweisung',
  sendExactly: 'Überweisen Sie genau',
  sendSum: 'Überweisen Sie genau {amount}.',
  fee: 'Gebühr',
  totalReceive: 'Kommt an',
  done: 'Fertig',
  waiting: 'Wir warten auf Ihre Überweisung',
};
