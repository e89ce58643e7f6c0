import type { Money } from '@wallet/core/money/money';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import type { LoadFailure } from '../PageStates/PageState.ts';

export type TransactionStatus = 'completed' | 'pending' | 'moderate' | 'rejected';
/** The groups of orders that the library has an icon and words for. */
export type TransactionGroupName = 'incomings' | 'outgoings' | 'exchange' | 'unit_purchase' | 'buy';

/** A group of the host's own. It has no label, because each row has a title. */
export type OwnTransactionGroup = {
  readonly icon: IconGlyph;
  /** 'Your {noun} will be completed after a short compliance check.' */
  readonly noun: string;
  /** Whether the amount comes in or goes out. @default neither, and the amount has no sign */
  readonly direction?: 'in' | 'out' | undefined;
};

export type TransactionGroup = TransactionGroupName | OwnTransactionGroup;

/** Kind of an order, which selects its icon. */
export type TransactionMark = 'card' | 'bank' | 'withdraw' | 'gift' | 'receive' | 'send' | 'buy' | 'sell' | 'exchange' | 'units';

/** The other party of an order. */
export type TransactionParty = {
  /** Preposition before the name: "to Anna Keller", "from Anna Keller", or none: "Visa ·· 4242". */
  readonly way: 'to' | 'from' | 'by';
  /** A card is marked by its brand, a person, company or bank by its initials, anything else by the kind of the order. */
  readonly kind: 'card' | 'name' | 'address';
  readonly name: string;
  /** Additional detail, where there is room: "DE89 ···· 3000". */
  readonly detail?: string | undefined;
};

/** An order as shown in every list: the dashboard's sheet and the history (D-TXN-10). */
export type TransactionRowView = {
  readonly id: Id;
  readonly href: string;
  /** The provider's title, or else the title of the order's type (D-TXN-04). */
  readonly title: string;
  readonly status: TransactionStatus;
  /** Formatted end of a hold: '16:05', '25 Nov, 16:05' (BRAKE-010). */
  readonly heldUntil?: string | undefined;
  readonly group: TransactionGroup;
  /** @default the mark of its group */
  readonly mark?: TransactionMark | undefined;
  /** Unsigned; `group` gives the direction. For an exchange, a purchase or a sale, the amount received. */
  readonly volume: Money;
  /** The amount paid, unsigned. Only for an exchange, a purchase or a sale. */
  readonly left?: Money | undefined;
  /** Currency codes. null when both are the same, and for order types without a flow (TXN-026). */
  readonly flow: { readonly from: string; readonly to: string } | null;
  /** Present when the provider reports it. */
  readonly party?: TransactionParty | undefined;
  /** Worth in the currency of the totals when the order was made. Shown unless `volume` has that currency. */
  readonly worth?: Money | undefined;
  /** As displayed: 'Today, 14:32', in the `zone` of the list. */
  readonly time: string;
  /** As displayed: 'November 2026'. */
  readonly month: string;
};

/** What a list grouped by month needs of a row. `month` is formatted: 'November 2026'. */
export type MonthRow = { readonly id: Id; readonly month: string };

/**
 * Rows as received, newest first. Either an array, or an object that builds rows when they are rendered, since 100,000 of them take a lot of
 * memory.
 */
export type MonthPage<Row extends MonthRow> = readonly Row[] | Pick<readonly Row[], 'length' | 'at'>;
/** Keep a page's identity stable while nothing in it changes, so that its index is not calculated again. */
export type MonthPages<Row extends MonthRow> = readonly MonthPage<Row>[];
export type TransactionPages = MonthPages<TransactionRowView>;

/** What follows the last loaded row (D-TXN-14). */
export type MoreTransactions =
  | { readonly kind: 'end' }
  | { readonly kind: 'ready'; readonly onMore: () => void }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void };
