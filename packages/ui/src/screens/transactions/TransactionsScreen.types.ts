import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { ReactNode } from 'react';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type {
  MoreTransactions,
  TransactionPages,
  TransactionRowView,
  TransactionStatus,
} from '../../patterns/TransactionList/TransactionList.types.ts';
import type { FilterAccounts, TransactionFilters } from './filters/TransactionFilters.types.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** A `ready` list without rows is empty, or filtered-empty when a filter is set (TXN-008, D-TXN-24). */
export type TransactionsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly pages: TransactionPages; readonly more: MoreTransactions };

/** As on the wire: '1.75', 'EUR'. */
export type ExportedAmount = { readonly value: string; readonly currency: string };

/** One row of the export, with amounts as on the wire: a decimal point, and a hyphen for a minus. */
export type ExportedTransaction = {
  /** ISO 8601, UTC, whatever the `zone` of the list. */
  readonly date: string;
  readonly type: string;
  readonly status: TransactionStatus;
  readonly amount: string;
  readonly currency: string;
  /** The amount received, for an exchange, a purchase or a sale. */
  readonly to: ExportedAmount | null;
  readonly fee: ExportedAmount | null;
  readonly counterparty: string;
  readonly id: Id;
  /** The price of the order; null when it has none, omitted when prices were not requested (PRICE-008). */
  readonly price?: ExportedPrice | null;
};

/** As on the wire; '' where a value is missing. */
export type ExportedPrice = Readonly<
  Record<
    'currency' | 'total' | 'fee' | 'markup' | 'markupPercent' | 'arrives' | 'received' | 'receivedCurrency' | 'middleRate' | 'rate',
    string
  >
>;

export type ExportProgress = {
  readonly signal: AbortSignal;
  /** True when prices are requested as well (PRICE-008). */
  readonly withPrices: boolean;
  /** Reports the number of loaded orders, and the total. */
  readonly onProgress: (loaded: number, total: number) => void;
};

/** `cancelled` means aborted by the signal. */
export type ExportedTransactions =
  | { readonly kind: 'done'; readonly rows: readonly ExportedTransaction[] }
  | { readonly kind: 'failed'; readonly failure: LoadFailure }
  | { readonly kind: 'cancelled' };

/** The provider has no search, so the loaded orders are searched on the device (D-WISH-02). */
export type LocalSearch = {
  readonly searched: number;
  /** Searches the next page; null while it loads, and when there is none. */
  readonly onMore: (() => void) | null;
};

export type TransactionsScreenProps = ScreenProps<'empty'> & {
  /** The transactions, and whether they have loaded. */
  readonly list: TransactionsState;
  /** Time zone of the times in the rows, as it is shown: 'CET'; '' for none. @default 'UTC' */
  readonly zone?: string | undefined;
  /** The filters. */
  readonly filters: TransactionFilters;
  /** The filters were changed. */
  readonly onFiltersChange: (filters: TransactionFilters) => void;
  /** The words to search for have changed; '' for none. */
  readonly onSearch: (words: string) => void;
  /** Orders whose note contains the words. Notes are stored on the device, where the provider cannot search them (WISH-024). @default none */
  readonly noted?: readonly TransactionRowView[] | undefined;
  /** Null when the provider searches. @default null */
  readonly localSearch?: LocalSearch | null | undefined;
  /** Collects every order that search and filters match, page by page (WISH-022). */
  readonly onExport: (progress: ExportProgress) => Promise<ExportedTransactions>;
  /** True when the export may include prices. @default false */
  readonly canExportPrices?: boolean | undefined;
  /** The accounts to filter by, and whether they have loaded. */
  readonly accounts: FilterAccounts;
  /** The accounts are about to be shown. Load them if they are unknown. */
  readonly onAccountsNeeded: () => void;
  /** Today by the provider's clock, 'yyyy-MM-dd'. */
  readonly today: string;
  /** Id of the order whose details are open. @default null */
  readonly openId?: Id | null | undefined;
  /** A row was pressed. */
  readonly onOpen: (row: TransactionRowView) => void;
  /** The page of the reports. Without it there is no link. */
  readonly reportsHref?: string | undefined;
  /** The details of the open order, beside the list from 1120 px and in a sheet over it below that. */
  readonly detail?: ReactNode;
};
