import { catalogue } from '../../texts/catalogue.ts';

/** Number of orders beside the dashboard, and of placeholder rows while they load. */
export const LATEST_COUNT = 3;

export const latestTransactionsTexts = catalogue('latest-transactions', {
  title: 'Transactions',
  all: 'See all',
});
