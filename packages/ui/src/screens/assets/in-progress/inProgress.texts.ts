import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the sheet of transactions in progress (PROG-005, D-PROG-08, D-PROG-09). */
export const inProgressTexts = catalogue('in-progress', {
  title: 'Transactions in progress',
  loading: 'Loading your transactions',
  empty: 'It was fast, all transactions were already completed!',
  failed: 'Something went wrong.',
  offline: 'No internet connection!',
});
