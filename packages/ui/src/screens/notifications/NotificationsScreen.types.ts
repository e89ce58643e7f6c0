import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { MonthPages, MoreTransactions, TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';

/** A row of the notification centre: a finished operation, or an alert of the provider. */
export type NotificationRowView = {
  readonly id: string;
  /** Formatted for display: 'November 2026'. */
  readonly month: string;
} & ({ readonly kind: 'operation'; readonly operation: TransactionRowView } | { readonly kind: 'alert'; readonly alert: CustomerAlert });

/** A `ready` list without rows is empty. */
export type NotificationsState<Row extends NotificationRowView = NotificationRowView> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  /** Newest first. Keep a page referentially stable while its content is unchanged. */
  | { readonly kind: 'ready'; readonly pages: MonthPages<Row>; readonly more: MoreTransactions };

export type NotificationsScreenProps<Row extends NotificationRowView = NotificationRowView> = {
  readonly list: NotificationsState<Row>;
  /** Called for visible rows only, so that reading one row of a long list stays cheap. */
  readonly isUnread: (row: Row) => boolean;
  /** True when there is anything to mark as read. */
  readonly hasUnread: boolean;
  readonly onRead: (row: Row) => void;
  readonly onReadAll: () => void;
  /** Opens the transaction of a row, or the page that resolves an alert, and marks the row as read. */
  readonly onOpen: (row: Row, href: string) => void;
};
