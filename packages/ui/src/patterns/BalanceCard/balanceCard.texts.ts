import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the button that hides balances (WISH-001, WISH-003, WISH-004). */
export const balanceCardTexts = catalogue('balance-card', {
  hide: 'Hide balances',
  /** Tooltip of the pressed button: what pressing it again does. */
  showAgain: 'Show balances',
  hidden: 'Balances are hidden',
  /** After an amount, at the end of the line of the title. */
  pending: 'pending',
  /** Button in the toast shown the first time. */
  show: 'Show',
});
