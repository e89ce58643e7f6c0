import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import type { LoadFailure, PageState } from '../../patterns/PageStates/PageState.ts';
import type { MoreTransactions, TransactionPages, TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';

export type AssetGroupName = 'cash' | 'crypto' | 'data' | 'stocks' | 'bonds' | 'notes';

/** One of the six rows of the dashboard, in their order (HOME-009). */
export type AssetGroupSummary = {
  readonly name: AssetGroupName;
  /** Accounts, or instruments for stocks, bonds and notes. */
  readonly count: number;
  /** In the primary currency; null where a rate is missing: a dash is shown. */
  readonly balance: Money | null;
  /** null: the row cannot be opened (the demo's four others). */
  readonly href: string | null;
};

export type AssetsContent = {
  /** The provider's total in the primary currency (D-HOME-03). */
  readonly total: Money;
  readonly groups: readonly AssetGroupSummary[];
  readonly alerts: readonly CustomerAlert[];
  /** Orders pending or on review; 0 hides the row. */
  readonly inProgress: number;
};

export type AssetAction = 'addMoney' | 'receive' | 'trade' | 'send';

/** A step of the first minute; `href` is where it is taken (HOME-104). */
export type GettingStartedStep = { readonly name: 'verify' | 'addMoney' | 'trade'; readonly done: boolean; readonly href: string };

export type AssetsScreenProps = {
  readonly page: PageState<AssetsContent>;
  /** The demo home shows the band "Demo" and no alert. */
  readonly demo?: boolean;
  /** While true the refresh icon spins (HOME-004). */
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Without `addMoney` there is no way to it (the demo). */
  readonly actionHrefs: Readonly<Record<Exclude<AssetAction, 'addMoney'>, string> & Partial<Record<'addMoney', string>>>;
  /** Hides every amount of the customer's, or shows them again (WISH-001). */
  readonly onHiddenChange: (hidden: boolean) => void;
  /** null: no banner (the demo). */
  readonly referralHref: string | null;
  readonly onOpenInProgress: () => void;
  /** Closed for the session (D-USR-09). */
  readonly onAlertClosed: (id: string) => void;
  /** The latest orders, in the aside of a wide window. */
  readonly latest?: ReactNode;
  /** In the balance card, once the accounts are there: what changed today, and the balance over time. */
  readonly history?: ReactNode;
  /** The shape of each group's worth over the last weeks, points between 0 and 1; a group without one has no known past. */
  readonly courses?: Readonly<Partial<Record<AssetGroupName, readonly number[]>>>;
  /** What is still to be done in the first minute, in its order; it leads while there is nothing in any account. Null: nothing. @default null */
  readonly start?: readonly GettingStartedStep[] | null;
};

/** What an account offers when its row is open (HOME-017). */
export type AccountAction = 'topup' | 'withdraw' | 'exchange' | 'buy' | 'sell' | 'send' | 'receive' | 'info' | 'history';

/** One expandable row of a group. */
export type AccountItem = {
  /** '{type}:{id}', the value of `?open=` (D-HOME-18). */
  readonly key: string;
  readonly icon: string | null;
  readonly name: string;
  readonly code: string;
  /** Of a fiat account: is in its second line (HOME-042); '' where none is known. */
  readonly provider?: string;
  readonly balance: Money;
  /** In the primary currency; null: a dash. */
  readonly converted: Money | null;
  /** What one is worth, in the primary currency; left out where it is not counted in. */
  readonly price?: Money | null;
  /** Decimal string, percent of the day, of an instrument since its purchase; null: nothing is shown. */
  readonly dayChange: string | null;
  /** Null unless above zero (HOME-015, HOME-016). */
  readonly transferIn: Money | null;
  readonly transferOut: Money | null;
  readonly actions: readonly AccountAction[];
  /** Of a stock, bond or note, shown in place of actions (D-HOME-27). `quantity` is a decimal string. */
  readonly instrument?: { readonly isin: string; readonly currencyCode: string; readonly quantity: string };
};

export type AccountSection = { readonly title: string; readonly items: readonly AccountItem[] };

export type AccountGroupContent = {
  readonly total: Money | null;
  readonly count: number;
  readonly sections: readonly AccountSection[];
};

export type AccountGroupScreenProps = {
  readonly group: AssetGroupName;
  readonly page: PageState<AccountGroupContent>;
  readonly openItem: string | null;
  readonly onOpenItem: (key: string | null) => void;
  readonly onAction: (item: string, action: AccountAction) => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly onBack: () => void;
  /** Orders pending or on review; 0 hides the bar (D-PROG-01). @default 0 */
  readonly inProgress?: number;
  readonly onOpenInProgress?: () => void;
  /** The provider's website, for empty groups of instruments (HOME-023). */
  readonly websiteHref: string;
  /** The latest orders, under the accounts of a wide window. */
  readonly latest?: ReactNode;
  /** The page of an account, by the key of its item; without it there is none (the demo, instruments). */
  readonly accountHref?: ((key: string) => string) | undefined;
  /** Where deals of private equity are found; its group alone leads there. */
  readonly marketplaceHref?: string | undefined;
};

/** The sheet of what is on its way (PROG-002); `ready` without rows: all has ended meanwhile. */
export type InProgressSheetProps = {
  readonly list:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
    | { readonly kind: 'ready'; readonly pages: TransactionPages; readonly more: MoreTransactions };
  readonly onOpen: (row: TransactionRowView) => void;
  readonly onClose: () => void;
};
