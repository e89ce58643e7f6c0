import type { Money } from '@wallet/core/money/money';
import type { LoadFailure } from '../PageStates/PageState.ts';

export type TransactionStatus = 'completed' | 'pending' | 'moderate' | 'rejected';
export type TransactionGroup = 'incomings' | 'outgoings' | 'exchange' | 'unit_purchase' | 'buy';

/** What kind of order it is, as its mark draws it. */
export type TransactionMark = 'card' | 'bank' | 'withdraw' | 'gift' | 'receive' | 'send' | 'buy' | 'sell' | 'exchange' | 'units';

/** Who or what is on the other side. */
export type TransactionParty = {
  /** Said before the name: "to Anna Keller", "from Anna Keller", or nothing: "Visa ·· 4242". */
  readonly way: 'to' | 'from' | 'by';
  readonly name: string;
  /** More of it, where there is room: "DE89 ···· 3000". */
  readonly detail?: string | undefined;
};

/** One order as every list shows it: the dashboard's sheet and the history (D-TXN-10). */
export type TransactionRowView = {
  readonly id: string;
  readonly href: string;
  /** In the customer's words: the provider's title, else the one of the order's type (D-TXN-04). */
  readonly title: string;
  readonly status: TransactionStatus;
  /** Of one on hold: until when, ready to read: '16:05', '25 Nov, 16:05' (BRAKE-010). */
  readonly heldUntil?: string | undefined;
  readonly group: TransactionGroup;
  /** @default the one of its group */
  readonly mark?: TransactionMark | undefined;
  /** Without sign; the group says the direction. Of an exchange, a purchase or a sale what came in. */
  readonly volume: Money;
  /** What left for it, without sign: of an exchange, a purchase or a sale alone. */
  readonly left?: Money | undefined;
  /** Currency codes; null where both are the same, and for the types without a flow (TXN-026). */
  readonly flow: { readonly from: string; readonly to: string } | null;
  /** Where the provider tells it. */
  readonly party?: TransactionParty | undefined;
  /** In euros, when the order was made; of an amount in euros itself. */
  readonly worth?: Money | undefined;
  /** Ready to read: 'Today, 14:32'. */
  readonly time: string;
  /** Ready to read: 'November 2026'. */
  readonly month: string;
};

/** What a list by months knows of its rows. `month` is ready to read: 'November 2026'. */
export type MonthRow = { readonly id: string; readonly month: string };

/** Rows as they came, newest first: an array, or what works them out when they are drawn, since 100,000 of them are large (budget L3). */
export type MonthPage<Row extends MonthRow> = Pick<readonly Row[], 'length' | 'at'>;
/** A page keeps its identity while nothing in it changes: what is known of it is not worked out again. */
export type MonthPages<Row extends MonthRow> = readonly MonthPage<Row>[];
export type TransactionPages = MonthPages<TransactionRowView>;

/** What is after the last row that is loaded (D-TXN-14). */
export type MoreTransactions =
  | { readonly kind: 'end' }
  | { readonly kind: 'ready'; readonly onMore: () => void }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void };
