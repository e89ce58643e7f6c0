import { catalogue } from '../../texts/catalogue.ts';

/** How many orders stand beside the dashboard, and rows while they load. */
export const LATEST = 3;

/** Words of the latest orders beside the dashboard. */
export const latestTransactionsTexts = catalogue('latest-transactions', {
  title: 'Transactions',
  all: 'See all',
});
