import { catalogue } from '../../texts/catalogue.ts';

/** Words of the latest orders beside the dashboard. */
export const latestTransactionsTexts = catalogue('latest-transactions', {
  title: 'Transactions',
  all: 'See all',
});
