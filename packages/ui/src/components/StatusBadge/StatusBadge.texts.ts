import { catalogue } from '../../texts/catalogue.ts';

/** Names of the statuses (D-TXN-19, D-TOK-06). */
export const statusTexts = catalogue('status-badge', {
  completed: 'Completed',
  pending: 'Pending',
  moderate: 'On review',
  rejected: 'Rejected',
  coming_soon: 'Coming soon',
  pre_order: 'Pre-order',
  available: 'Available',
  sold_out: 'Sold out',
  deal_exit: 'Deal exit',
  payout_soon: 'Payout soon',
});
