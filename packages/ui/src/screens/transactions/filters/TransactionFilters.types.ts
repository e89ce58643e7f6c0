import type { TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';

/** What the Type filter offers: `exchange` stands for the wire's `buy` too (D-TXN-05). */
export type TransactionKind = 'incomings' | 'outgoings' | 'exchange' | 'unit_purchase';
export type DatePreset = 'today' | '7d' | '30d' | '90d';
export type AccountKind = 'account' | 'wallet' | 'token';

/** The filters as the URL names them (TXN-028, D-TXN-17). Lists are sets: their order says nothing. */
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
  /** What is searched for, 2 to 64 characters; '' for nothing (WISH-021). */
  readonly q: string;
};

export type FilterAccount = { readonly id: string; readonly name: string; readonly code: string; readonly icon: string | null };

/** Accounts that can be filtered by (TXN-027), as far as they are known. */
export type FilterAccounts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | { readonly kind: 'ready'; readonly lists: Readonly<Record<AccountKind, readonly FilterAccount[]>> };

/** What one chip, and the sheet that it opens, filters by. */
export type FilterName = 'account' | 'status' | 'type' | 'date';
