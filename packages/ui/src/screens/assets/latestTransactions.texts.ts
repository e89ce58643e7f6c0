import { catalogue } from '../../texts/catalogue.ts';

/** Number of orders beside the dashboard, and of placeholder rows while they load. */
export const LATEST_COUNT = 3;

/** Texts of the latest orders beside the dashboard. */
export const latestTransactionsTexts = catalogue('latest-transactions', {
  title: 'Transactions',
  all: 'See all',
});
