import type { ReactNode } from 'react';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type {
  MoreTransactions,
  TransactionPages,
  TransactionRowView,
  TransactionStatus,
} from '../../patterns/TransactionList/TransactionList.types.ts';
import type { FilterAccounts, TransactionFilters } from './filters/TransactionFilters.types.ts';

/** A `ready` list without rows is empty, or filtered-empty when a filter is set (TXN-008, D-TXN-24). */
export type TransactionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly pages: TransactionPages; readonly more: MoreTransactions };

/** As it travels: '1.75', 'EUR'. */
export type ExportedAmount = { readonly value: string; readonly currency: string };

/** One line of the export, as it travels: amounts with a point and a hyphen. */
export type ExportedTransaction = {
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly type: string;
  readonly status: TransactionStatus;
  readonly amount: string;
  readonly currency: string;
  /** What it became: of an exchange, a purchase or a sale. */
  readonly to: ExportedAmount | null;
  readonly fee: ExportedAmount | null;
  readonly counterparty: string;
  readonly id: string;
  /** What it cost; null for an order without a price, left out where prices were not asked for (PRICE-008). */
  readonly price?: ExportedPrice | null;
};

/** As it travels; '' where there is none. */
export type ExportedPrice = Readonly<
  Record<
    'currency' | 'total' | 'fee' | 'markup' | 'markupPercent' | 'arrives' | 'received' | 'receivedCurrency' | 'middleRate' | 'rate',
    string
  >
>;

export type ExportProgress = {
  readonly signal: AbortSignal;
  /** Whether prices are wanted too (PRICE-008). */
  readonly withPrices: boolean;
  /** How many orders are there, of how many. */
  readonly onProgress: (loaded: number, total: number) => void;
};

/** `cancelled`: by the signal. */
export type ExportedTransactions =
  | { readonly kind: 'done'; readonly rows: readonly ExportedTransaction[] }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | { readonly kind: 'cancelled' };

/** The provider does not search: what is loaded is searched on the device (D-WISH-02). */
export type LocalSearch = {
  /** Orders that were looked through. */
  readonly searched: number;
  /** Looks through the next page; null while it is on its way, and when there is none. */
  readonly onMore: (() => void) | null;
};

export type TransactionsScreenProps = {
  readonly list: TransactionsState;
  readonly filters: TransactionFilters;
  readonly onFiltersChange: (filters: TransactionFilters) => void;
  /** Other words are searched for; '' for none. */
  readonly onSearch: (words: string) => void;
  /** Orders whose note holds the words; the note is the device's, so the provider cannot find them (WISH-024). */
  readonly noted: readonly TransactionRowView[];
  /** Null while the provider searches. */
  readonly localSearch: LocalSearch | null;
  /** Every order that search and filters show, page after page (WISH-022). */
  readonly onExport: (progress: ExportProgress) => Promise<ExportedTransactions>;
  /** Whether the export may have prices. @default false */
  readonly canExportPrices?: boolean | undefined;
  readonly accounts: FilterAccounts;
  /** The accounts are about to be shown: asked for when they are not known yet. */
  readonly onAccountsNeeded: () => void;
  /** Today by the provider's clock, 'yyyy-MM-dd'. */
  readonly today: string;
  /** Id of the order whose details are open. */
  readonly openId: string | null;
  readonly onOpen: (row: TransactionRowView) => void;
  readonly reportsHref: string;
  /** The details of the open order: from 1120 px they stand beside the list, below they are a sheet over it. */
  readonly detail?: ReactNode;
};
