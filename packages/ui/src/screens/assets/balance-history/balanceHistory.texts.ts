import { catalogue } from '../../../texts/catalogue.ts';
import type { HistoryPeriod } from './BalanceHistory.types.ts';

const periods: Record<HistoryPeriod, string> = { '7': '7 days', '30': '30 days', '90': '90 days', '365': '1 year' };
const within: typeof periods = { '7': 'in 7 days', '30': 'in 30 days', '90': 'in 90 days', '365': 'in 1 year' };

/** Texts of the balance over time (WISH-017). */
export const balanceHistoryTexts = catalogue('balance-history', {
  titles: { balance: 'Balance over time', price: 'Price over time' },
  today: 'today',
  period: 'Period',
  periods,
  /** After a change. */
  within,
  /** After the figure of a day that is being read. */
  onDay: 'on {day}',
  lines: {
    balance: 'Balance from {first} on {from} to {last} on {to}, lowest {lowest}, highest {highest}',
    price: 'Price from {first} on {from} to {last} on {to}, lowest {lowest}, highest {highest}',
  },
  showTable: 'Show as table',
  date: 'Date',
  columns: { balance: 'Balance', price: 'Price' },
  loading: 'Loading your balance history',
  missing: 'No full history for this period yet.',
  /** Names a sum that is not the balance above. */
  leavesOut: 'without securities',
  priceOf: 'Price of 1 {code}',
  offline: 'No internet connection!',
  failed: 'Something went wrong.',
});
