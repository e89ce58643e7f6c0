import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { bellIcon, readAllIcon, checkIcon, infoIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { MonthList } from '../../patterns/TransactionList/MonthList.tsx';
import { TransactionRow } from '../../patterns/TransactionList/TransactionRow.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { notificationsTexts } from './notifications.texts.ts';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { describeAlert } from '../../patterns/CustomerAlert/describeAlert.ts';
import { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import type { MeasuredPlace } from '../../patterns/LongList/useListWindow.ts';
import { UnreadTitle } from '../../patterns/Unread/UnreadTitle.tsx';
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

type AlertRowProps = {
  readonly place: MeasuredPlace;
  readonly alert: CustomerAlert;
  readonly unread: boolean;
  readonly onRead: () => void;
  readonly onOpen: (href: string) => void;
};

/** An alert of the provider. It links to the page that resolves it; an alert without a link has a button to mark it as read. */
function AlertRow({ place, alert, unread, onRead, onOpen }: AlertRowProps) {
  const texts = useTexts(notificationsTexts);
  const { words, note } = describeAlert(alert, useTexts(customerAlertTexts));
  const { href, date, level } = alert;
  const isPlain = href === null;
  const text = isPlain ? <LinkedText text={words} /> : words;
  return (
    <ListRow
      {...place}
      leading={<IconTile glyph={level === 'message' ? infoIcon : warningIcon} />}
      title={unread ? <UnreadTitle>{text}</UnreadTitle> : text}
      note={[note, date].filter((part) => part !== null && part !== '').join(' · ')}
      {...(isPlain ? {} : { href, onPress: () => onOpen(href), chevron: false })}
      {...(isPlain && unread ? { value: <IconButton label={texts.read(words)} icon={checkIcon} onClick={onRead} /> } : {})}
    />
  );
}

/** The notification centre: the provider's alerts and finished operations, newest first (WISH-016). */
export function NotificationsScreen<Row extends NotificationRowView>(props: NotificationsScreenProps<Row>) {
  const { list, hasUnread, onReadAll } = props;
  const texts = useTexts(notificationsTexts);
  return (
    <>
      <AppHeader
        title={texts.title}
        action={hasUnread ? <IconButton label={texts.readAll} icon={readAllIcon} iconSize={24} onClick={onReadAll} /> : undefined}
      />
      <Page aria-busy={list.kind === 'loading' || undefined}>
        <Content {...props} />
      </Page>
    </>
  );
}

function Content<Row extends NotificationRowView>({ list, isUnread, onRead, onOpen }: NotificationsScreenProps<Row>) {
  const texts = useTexts(notificationsTexts);
  switch (list.kind) {
    case 'loading':
      return <Skeleton variant="rows" count={8} label={texts.loading} />;
    case 'failed':
      return <LoadFailed failure={list.failure} onRetry={list.onRetry} />;
    case 'ready':
      if (list.more.kind === 'end' && list.pages.every((page) => page.length === 0))
        return <EmptyState icon={bellIcon} title={texts.empty} />;
      return (
        <MonthList pages={list.pages} more={list.more}>
          {(row, place) =>
            row.kind === 'operation' ? (
              <TransactionRow key={row.id} {...place} row={row.operation} unread={isUnread(row)} onOpen={({ href }) => onOpen(row, href)} />
            ) : (
              <AlertRow
                key={row.id}
                place={place}
                alert={row.alert}
                unread={isUnread(row)}
                onRead={() => onRead(row)}
                onOpen={(href) => onOpen(row, href)}
              />
            )
          }
        </MonthList>
      );
  }
}
