import type { TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';

/** Options of the Type filter. `exchange` includes `buy` on the wire (D-TXN-05). */
export type TransactionKind = 'incomings' | 'outgoings' | 'exchange' | 'unit_purchase';
export type DatePreset = 'today' | '7d' | '30d' | '90d';
export type AccountKind = 'account' | 'wallet' | 'token';

/** The filters as named in the URL (TXN-028, D-TXN-17). Lists are sets; their order is irrelevant. */
export type TransactionFilters = {
  /** Ids of fiat accounts. */
  readonly account: readonly string[];
  /** Ids of crypto wallets. */
  readonly wallet: readonly string[];
  readonly token: readonly string[];
  readonly status: readonly TransactionStatus[];
  readonly group: readonly TransactionKind[];
  /** A preset, or two days 'yyyy-MM-dd_yyyy-MM-dd'; '' is all time. */
  readonly date: string;
  /** The words to search for, 2 to 64 characters; '' for none (WISH-021). */
  readonly q: string;
};

export type FilterAccount = {
  readonly id: string;
  /** As the customer knows the account. Left out, it is named after its currency in the reader's language, for example 'Euro' (D-FMT-32). */
  readonly name?: string | undefined;
  readonly code: string;
  readonly icon: string | null;
};

/** The accounts to filter by (TXN-027), and whether they have loaded. */
export type FilterAccounts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly lists: Readonly<Record<AccountKind, readonly FilterAccount[]>> };

export type FilterName = 'account' | 'status' | 'type' | 'date';
