import { catalogue } from '../../texts/catalogue.ts';

/** Words of the switch that hides balances (WISH-001, WISH-003, WISH-004). */
export const balanceCardTexts = catalogue('balance-card', {
  hide: 'Hide balances',
  /** What pressing the button again does, for those who point at it. */
  showAgain: 'Show balances',
  hidden: 'Balances are hidden',
  /** In the toast of the first time. */
  show: 'Show',
});
