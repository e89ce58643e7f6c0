import { type NotificationsState, NotificationsScreen } from '@wallet/ui/screens/notifications';
import { useNavigate } from 'react-router-dom';
import { toLoadFailure } from '../../api/errors.ts';
import { useRejectedOrders } from '../../data/orders/orders.ts';
import { useSecurityEvents } from '../../data/session/devices.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { useReadMarks } from '../../operations/alerts.ts';
import { toDatedAlerts } from '../../operations/toAlerts.ts';
import { openedHere } from '../../operations/page/history.ts';
import { useWording } from '../../operations/transactionRows.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { isKycComplete } from '../../session/Session.ts';
import { type Notification, toNotifications } from './toNotifications.ts';

/** Polling interval: the open list is updated as often as the unread count in the menu. */
const POLL_INTERVAL_MS = 60_000;

function useNotifications(): NotificationsState<Notification> {
  const { config } = useServices();
  const clock = useProviderTime();
  const wording = useWording();
  const info = useUserInfo();
  const rejected = useRejectedOrders(isKycComplete(useSession()));
  const events = useSecurityEvents({ enabled: config.security?.devices === true, everyMs: POLL_INTERVAL_MS });
  const failed = [info, rejected].filter(({ data, error, isEnabled }) => isEnabled && data === undefined && error !== null);
  const [first] = failed;
  if (first !== undefined) {
    const onRetry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
    return { kind: 'failed', failure: toLoadFailure(first.error), onRetry };
  }
  // Waits for all of them, because a part that arrived later would move the rows below.
  if (info.data === undefined || rejected.isLoading || events.isLoading) return { kind: 'loading' };
  const now = new Date(clock.now());
  const { notifications, notices = [] } = info.data;
  const alerts = toDatedAlerts(notifications, now, wording.locale);
  const sources = { alerts, notices, events: events.data ?? [], rejected: rejected.data ?? [] };
  return { kind: 'ready', notifications: toNotifications(sources, now, wording) };
}

/** The notification centre. Closing a transaction that was opened from here returns here (WISH-016). */
export function NotificationsPage() {
  const navigate = useNavigate();
  const list = useNotifications();
  const { isUnread, read, readAll } = useReadMarks();
  return (
    <NotificationsScreen
      list={list}
      isUnread={isUnread}
      onRead={read}
      onReadAll={() => (list.kind === 'ready' ? readAll(list.notifications) : undefined)}
      onOpen={(notification, href) => {
        read(notification);
        void navigate(href, notification.topic.kind === 'rejected' ? { state: openedHere } : {});
      }}
    />
  );
}
