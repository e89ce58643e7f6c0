import type { WorthChange } from '@wallet/core/history/dayChange';
import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import type { LoadFailure, PageState } from '../../patterns/PageStates/PageState.ts';
import type { MoreTransactions, TransactionPages, TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** The groups that the library has a label and an icon for. */
export type AssetGroupName = 'cash' | 'crypto' | 'data' | 'stocks' | 'bonds' | 'notes';

/** A group of the host's own. */
export type OwnAssetGroup = {
  readonly id: Id;
  readonly label: string;
  readonly icon: IconGlyph;
  /** What it counts. Instruments have no history. */
  readonly holds: 'accounts' | 'instruments';
};

export type AssetGroup = AssetGroupName | OwnAssetGroup;

/** A row of the dashboard (HOME-009). */
export type AssetGroupSummary = {
  readonly name: AssetGroup;
  /** Number of accounts, or of instruments for stocks, bonds and notes. */
  readonly count: number;
  /** In the primary currency; null when a rate is missing, shown as a dash. */
  readonly balance: Money | null;
  /** Null when the row cannot be opened. */
  readonly href: string | null;
};

export type AssetsContent<AlertId extends Id = Id> = {
  /** The provider's total in the primary currency (D-HOME-03). */
  readonly total: Money;
  /** In the order of their rows. */
  readonly groups: readonly AssetGroupSummary[];
  /** News for the customer, above the groups. @default none */
  readonly alerts?: readonly CustomerAlert<AlertId>[] | undefined;
  /** Number of orders pending or on review; 0 hides the bar (D-PROG-01). @default 0 */
  readonly inProgress?: number | undefined;
  /** What the orders in progress hold, in the primary currency: part of the total, but of no group. Null when that is nothing or unknown. @default null */
  readonly held?: Money | null | undefined;
};

export type AssetAction = 'addMoney' | 'receive' | 'trade' | 'send';

/** One of the first steps of a new customer; `href` is the page for it (HOME-104). */
export type GettingStartedStep = { readonly name: 'verify' | 'addMoney' | 'trade'; readonly done: boolean; readonly href: string };

export type AssetsScreenProps<AlertId extends Id = Id> = ScreenProps & {
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<AssetsContent<AlertId>>;
  /** Shows the banner "Demo" and no alerts. */
  readonly demo?: boolean;
  /** The refresh icon spins while true (HOME-004). @default false */
  readonly refreshing?: boolean | undefined;
  /** Requests the figures again. Without it there is no refresh button. */
  readonly onRefresh?: (() => void) | undefined;
  /** An action without a link is not shown. @default none */
  readonly actionHrefs?: Readonly<Partial<Record<AssetAction, string>>> | undefined;
  /** Hides or shows the amounts of all the customer's holdings (WISH-001). Without it there is no button. */
  readonly onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** The page of a referral program, announced in a banner. @default null */
  readonly referralHref?: string | null | undefined;
  /** Opens the list of what is in progress. Without it the bar only tells their number. */
  readonly onOpenInProgress?: (() => void) | undefined;
  /** Closes the alert for the session (D-USR-09). Without it alerts cannot be closed. */
  readonly onAlertClosed?: ((id: AlertId) => void) | undefined;
  /** The latest orders, shown in the aside of a wide window. Without them no place is kept for them. */
  readonly latest?: ReactNode;
  /** Content of the product, such as a suggestion, shown last. What loads on demand in it needs a `Part` of its own. */
  readonly offer?: ReactNode;
  /**
   * Shown in the balance card once the accounts have loaded: today's change, and the balance over time. What loads on demand in it needs a
   * `Part` of its own.
   */
  readonly history?: ReactNode;
  /** Recent value history of each group, by its name or id, as points between 0 and 1. A group without one has no known past. Undefined while loading. */
  readonly courses?: Readonly<Partial<Record<Id, readonly number[]>>> | undefined;
  /** The first steps of a new customer, in order, shown above the groups. Null hides them. @default null */
  readonly start?: readonly GettingStartedStep[] | null;
};

/** The actions of an account in its expanded row (HOME-017). */
export type AccountAction = 'topup' | 'withdraw' | 'exchange' | 'buy' | 'sell' | 'send' | 'receive' | 'info' | 'history';

/** An action of the host's own, which reports itself. */
export type OwnAccountAction = { readonly id: Id; readonly label: string; readonly icon: IconGlyph; readonly onClick: () => void };

export type AccountItem = {
  /** Identifies the account among all of its product, as a text for an address: '{type}:{id}' (D-HOME-18). */
  readonly key: string;
  readonly icon: string | null;
  /** As the customer knows the account. Left out, it is named after its currency in the reader's language, for example 'Euro' (D-FMT-32). */
  readonly name?: string | undefined;
  readonly code: string;
  /** For fiat accounts, shown in the second line (HOME-042); '' when unknown. */
  readonly provider?: string | undefined;
  readonly balance: Money;
  /** In the primary currency; null is shown as a dash. */
  readonly converted: Money | null;
  /** Units of a company, which have no fixed number of decimals. @default false */
  readonly shares?: boolean;
  /** Price of one unit, in the currency that it is quoted in; null when unknown, omitted for fiat accounts. */
  readonly price?: Money | null;
  /** How the price changed, in percent as a decimal string, and since when. Null hides it. @default null */
  readonly change?: { readonly percent: string; readonly since: 'today' | 'placement' | 'purchase' } | null | undefined;
  /** What is on its way to the account and from it; null unless above zero (HOME-015, HOME-016). @default null */
  readonly transferIn?: Money | null | undefined;
  readonly transferOut?: Money | null | undefined;
  /** In order. Those of the library are reported by `onAction` of the screen. */
  readonly actions: readonly (AccountAction | OwnAccountAction)[];
  /** Set for a stock, bond or note and shown in place of actions (D-HOME-27). `quantity` is a decimal string. */
  readonly instrument?: { readonly isin: string; readonly currencyCode: string; readonly quantity: string };
};

export type AccountSection = { readonly title: string; readonly items: readonly AccountItem[] };

export type AccountGroupContent = {
  /** Includes what is held, as the group's line does. */
  readonly total: Money | null;
  /** What the orders in progress hold, in the currency of the total: part of it, but of no row. Null when that is nothing or unknown. @default null */
  readonly held?: Money | null | undefined;
  /** Of instruments: their change since the purchase, in the currency of the total. Null when it is unknown. @default null */
  readonly gain?: WorthChange | null;
  readonly count: number;
  readonly sections: readonly AccountSection[];
};

export type AccountGroupScreenProps = ScreenProps<'empty'> & {
  /** The group, by its name or as the host's own. */
  readonly group: AssetGroup;
  /** The data of the page, and whether it has loaded. */
  readonly page: PageState<AccountGroupContent>;
  /** Key of the expanded row, null for none. */
  readonly openItem: string | null;
  /** A row was expanded, or with null collapsed. */
  readonly onOpenItem: (key: string | null) => void;
  /** An action of an account was pressed. */
  readonly onAction: (item: string, action: AccountAction) => void;
  /** The refresh icon spins while true. @default false */
  readonly refreshing?: boolean | undefined;
  /** Requests the figures again. Without it there is no refresh button. */
  readonly onRefresh?: (() => void) | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The provider's website, linked from empty groups of instruments (HOME-023). Without it there is no link. */
  readonly websiteHref?: string | undefined;
  /** The group's line and its change today, shown below its total. Without one there is only the total. @default null */
  readonly history?: ReactNode;
  /** The latest orders of this group's accounts, shown below them. */
  readonly latest?: ReactNode;
  /** Returns the page of an account by the key of its item. Omit it where accounts have no page. */
  readonly accountHref?: ((key: string) => string) | undefined;
  /** Where private equity deals are listed; only that group links to it. */
  readonly marketplaceHref?: string | undefined;
  /** Where the first money comes from; offered while there is no account of cash. */
  readonly addMoneyHref?: string | undefined;
};

/** The sheet of transactions in progress (PROG-002). `ready` without rows means that all of them have ended since. */
export type InProgressSheetProps = {
  /** The transactions in progress, and whether they have loaded. */
  readonly list:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
    | { readonly kind: 'ready'; readonly pages: TransactionPages; readonly more: MoreTransactions };
  /** A row was pressed. */
  readonly onOpen: (row: TransactionRowView) => void;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
};
