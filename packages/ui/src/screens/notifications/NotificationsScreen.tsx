import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon, readAllIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { createScreen, type ScreenProps, ScreenSlot } from '../../foundations/screen/createScreen.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { isWaiting } from './describeNotification.ts';
import type { NotificationsState, NotificationView } from './Notification.types.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { notificationsTexts } from './notifications.texts.ts';

export type NotificationsScreenProps<View extends NotificationView = NotificationView> = ScreenProps<'empty'> & {
  /** The notifications, and whether they have loaded. */
  readonly list: NotificationsState<View>;
  /** Whether a notification is unread. */
  readonly isUnread: (view: View) => boolean;
  /** Marks a notification as read. */
  readonly onRead: (view: View) => void;
  /** Marks all as read. */
  readonly onReadAll: () => void;
  /** Follows the action of a notification and marks it as read. */
  readonly onOpen: (view: View, href: string) => void;
};

/** The notification centre: what waits for the customer, then news by month (WISH-016, MKT-026). */
export const NotificationsScreen = createScreen(function NotificationsScreen<View extends NotificationView>(
  props: NotificationsScreenProps<View>,
) {
  const { list, isUnread, onReadAll } = props;
  const texts = useTexts(notificationsTexts);
  const hasUnread = list.kind === 'ready' && list.notifications.some(isUnread);
  return (
    <>
      <AppHeader title={texts.title} action={hasUnread ? <ReadAllButton onReadAll={onReadAll} /> : undefined} />
      <Page aria-busy={list.kind === 'loading' || undefined}>
        <Content {...props} />
      </Page>
    </>
  );
});

/** Has its words beside the icon where there is room for them. */
function ReadAllButton({ onReadAll }: Pick<NotificationsScreenProps, 'onReadAll'>) {
  const texts = useTexts(notificationsTexts);
  return useIsWide() ? (
    <Button variant="secondary" size="md" onClick={onReadAll}>
      <Icon glyph={readAllIcon} />
      {texts.readAll}
    </Button>
  ) : (
    <IconButton label={texts.readAll} icon={readAllIcon} iconSize={24} onClick={onReadAll} />
  );
}

type Sections<View> = readonly { readonly title: string; readonly views: readonly View[] }[];

/** Puts what waits for the customer first, then news by month. */
function toSections<View extends NotificationView>(notifications: readonly View[], waitingTitle: string): Sections<View> {
  const waiting = notifications.filter(({ topic }) => isWaiting(topic));
  const news = notifications.filter(({ topic }) => !isWaiting(topic));
  const months = [...new Set(news.map(({ month }) => month))].map((title) => ({
    title,
    views: news.filter(({ month }) => month === title),
  }));
  return waiting.length === 0 ? months : [{ title: waitingTitle, views: waiting }, ...months];
}

function Content<View extends NotificationView>({ list, isUnread, onRead, onOpen }: NotificationsScreenProps<View>) {
  const texts = useTexts(notificationsTexts);
  switch (list.kind) {
    case 'loading':
      return <Skeleton variant="rows" count={8} label={texts.loading} />;
    case 'failed':
      return <LoadFailed failure={list.failure} onRetry={list.onRetry} />;
    case 'ready':
      if (list.notifications.length === 0)
        return (
          <ScreenSlot name="empty">
            <EmptyState icon={bellIcon} title={texts.empty} />
          </ScreenSlot>
        );
      return toSections(list.notifications, texts.waiting).map(({ title, views }) => (
        <Section key={title} title={title}>
          <List>
            {views.map((view) => (
              <NotificationRow
                key={view.id}
                view={view}
                unread={isUnread(view)}
                onRead={() => onRead(view)}
                onOpen={(href) => onOpen(view, href)}
              />
            ))}
          </List>
        </Section>
      ));
  }
}
