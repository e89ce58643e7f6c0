import type { Translation } from '../../texts/Translation.ts';
import type { balanceCardTexts } from './balanceCard.texts.ts';

export const germanBalanceCardTexts: Translation<typeof balanceCardTexts> = {
  hide: 'Beträge verbergen',
  showAgain: 'Beträge anzeigen',
  hidden: 'Die Beträge sind verborgen',
  show: 'Anzeigen',
};
