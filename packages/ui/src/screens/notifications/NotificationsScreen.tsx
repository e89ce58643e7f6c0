import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { bellIcon } from '../../foundations/Icon/glyphs/bellIcon.ts';
import { readAllIcon } from '../../foundations/Icon/glyphs/readAllIcon.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { OperationColumns } from '../../patterns/OperationAside/OperationColumns.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { MonthList } from '../../patterns/TransactionList/MonthList.tsx';
import { TransactionRow } from '../../patterns/TransactionList/TransactionRow.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AlertRow } from './AlertRow.tsx';
import { notificationsTexts } from './notifications.texts.ts';
import type { NotificationRowView, NotificationsScreenProps } from './NotificationsScreen.types.ts';

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
      <FilledPage aria-busy={list.kind === 'loading' || undefined}>
        <OperationColumns kind="two-column" aside={{ operation: 'notifications' }} title={texts.title}>
          <Content {...props} />
        </OperationColumns>
      </FilledPage>
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
