import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import type { MonthPages, MoreTransactions, TransactionRowView } from '../../patterns/TransactionList/TransactionList.types.ts';

/** One line of the centre: an operation that has ended, or what the provider wants the customer to know. */
export type NotificationRowView = {
  readonly id: string;
  /** Ready to read: 'November 2026'. */
  readonly month: string;
} & ({ readonly kind: 'operation'; readonly operation: TransactionRowView } | { readonly kind: 'alert'; readonly alert: CustomerAlert });

/** A `ready` list without rows is empty. */
export type NotificationsState<Row extends NotificationRowView = NotificationRowView> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void }
  /** Newest first. Keep a page's identity while nothing in it changes. */
  | { readonly kind: 'ready'; readonly pages: MonthPages<Row>; readonly more: MoreTransactions };

export type NotificationsScreenProps<Row extends NotificationRowView = NotificationRowView> = {
  readonly list: NotificationsState<Row>;
  /** Asked of the rows in view alone, so that reading one of a long list costs nothing. */
  readonly isUnread: (row: Row) => boolean;
  /** Whether anything can be marked as read. */
  readonly hasUnread: boolean;
  readonly onRead: (row: Row) => void;
  readonly onReadAll: () => void;
  /** Follows a row to its transaction, or to where an alert is mended; that reads it. */
  readonly onOpen: (row: Row, href: string) => void;
};
