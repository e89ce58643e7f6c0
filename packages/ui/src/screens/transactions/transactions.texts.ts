import { catalogue } from '../../texts/catalogue.ts';
import type { AccountKind, DatePreset, FilterName, TransactionKind } from './filters/TransactionFilters.types.ts';

const filters: Record<FilterName, string> = { account: 'Account', status: 'Status', type: 'Type', date: 'Date' };
const kinds: Record<TransactionKind, string> = {
  incomings: 'Incoming',
  outgoings: 'Outgoing',
  exchange: 'Exchange',
  unit_purchase: 'Unit purchase',
};
const presets: Record<DatePreset, string> = { today: 'Today', '7d': 'Last 7 days', '30d': 'Last 30 days', '90d': 'Last 90 days' };
const accountKinds: Record<AccountKind, string> = { account: 'Fiat', wallet: 'Crypto', token: 'Tokens' };

/** Texts of the history and its filters (TXN-002 to TXN-012, D-TXN-19). */
export const transactionsTexts = catalogue('transactions', {
  title: 'Transactions',
  loading: 'Loading your transactions',
  reports: 'Reports',
  filtersTitle: 'Filters',
  filters,
  kinds,
  presets,
  accountKinds,
  allTime: 'All time',
  chooseDates: 'Choose dates',
  range: 'Dates',
  datesReversed: 'Start date must be earlier or equal to end date.',
  counted: (name: string, count: number): string => `${name} (${count})`,
  chosen: (name: string, choice: string): string => `${name}: ${choice}`,
  apply: 'Apply',
  clearAll: 'Clear all',
  empty: "Hmm, you don't have any activity yet.",
  filteredEmpty: 'Transactions with such filters not found',
  filteredEmptyText: 'Choose other filters, or clear them.',
  clearFilters: 'Clear filters',
  nothingMatches: (words: string): string => `No transaction matches “${words}”`,
  nothingMatchesText: 'Search for another name, note or amount.',
  /** Announced when filters or words narrow the list. `isAll` means that there are no more results. */
  found: (count: number, isAll: boolean): string =>
    `${isAll ? '' : 'More than '}${count === 0 ? 'No' : count} ${count === 1 ? 'transaction' : 'transactions'} found`,
  accountsLoading: 'Loading your accounts',
  failed: 'Something went wrong.',
  search: 'Search transactions',
  searchHint: 'Name, note, amount',
  clearSearch: 'Clear search',
  localSearch: (searched: number): string =>
    searched === 1 ? 'Searched the one transaction loaded so far.' : `Searched the ${searched} transactions loaded so far.`,
  searchMore: 'Search older transactions',
  inNotes: 'In your notes',
  exportCsv: 'Export CSV',
  export: 'Export',
  exporting: 'Preparing your export',
  exported: (loaded: number, total: number): string => `${loaded} of ${total}`,
  saved: (count: number): string => `${count} ${count === 1 ? 'transaction' : 'transactions'} exported`,
  cancel: 'Cancel',
  exportFailed: 'The export failed. Nothing was saved.',
  csvFile: (day: string): string => `transactions-${day}.csv`,
  withPrices: 'With prices',
  csvPriceColumns: [
    'Price currency',
    'Total',
    'Price fee',
    'Mark-up',
    'Mark-up %',
    'Arrives',
    'Received',
    'Received currency',
    'Middle rate',
    'Rate',
  ],
  csvColumns: [
    'Date (UTC)',
    'Type',
    'Status',
    'Amount',
    'Currency',
    'To amount',
    'To currency',
    'Fee',
    'Fee currency',
    'Counterparty',
    'ID',
  ],
});
