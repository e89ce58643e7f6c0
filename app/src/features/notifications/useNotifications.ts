import { formatIsoDate } from '@wallet/core/format/formatDates';
import type { NotificationsState } from '@wallet/ui/screens/notifications/NotificationsScreen.types';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useMemo } from 'react';
import { loadFailure } from '../../api/loadFailure.ts';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { ENDED_PAGE, endedOrders } from '../../data/orders/useEndedOrders.ts';
import { useOrderList } from '../../data/orders/useOrderList.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { beginningOf } from '../../operations/alerts/readMarks.ts';
import { datedAlerts } from '../../operations/alerts/toAlerts.ts';
import { toMore } from '../../operations/orders/toTransactionPages.ts';
import { useReadMarks } from '../../operations/alerts/useReadMarks.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { toAlertRows, toNotificationPages, type NotificationRow } from './toNotificationPages.ts';

/** While the page is open its list follows as fast as the number at the menu. */
const ASK_EVERY_MS = 60_000;
/** Of those who have no operations yet: nothing is asked. */
const noOrders: OrdersPage = { orders: [], total: 0, last: null };
const noPages: readonly OrdersPage[] = [noOrders];

export type Notifications = {
  readonly list: NotificationsState<NotificationRow>;
  readonly isUnread: (row: NotificationRow) => boolean;
  readonly hasUnread: boolean;
  readonly read: (row: NotificationRow) => void;
  readonly readAll: () => void;
};

/** What the provider tells and operations that have ended, and what of it was read on this device (WISH-016). */
export function useNotifications(): Notifications {
  const { clock } = useServices();
  const session = useSession();
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const hasFeatures = session !== null && isKycComplete(session);
  const info = useUserInfo();
  const orders = useOrderList(endedOrders, { limit: ENDED_PAGE, enabled: hasFeatures, everyMs: ASK_EVERY_MS });
  const loaded = hasFeatures ? orders.pages : noPages;
  const today = formatIsoDate(new Date(clock.now()));

  const alerts = useMemo(
    () => info.data && toAlertRows(datedAlerts(info.data.notifications, new Date(clock.now()), locale), new Date(clock.now()), locale),
    // `today` too: rows say "Today".
    // oxlint-disable-next-line react/exhaustive-deps -- the day itself is not read, the clock is
    [info.data, clock, today, locale],
  );
  const pages = useMemo(
    () => loaded && alerts && toNotificationPages(loaded, { alerts, isWhole: !orders.hasMore, now: new Date(clock.now()), titles, locale }),
    [loaded, alerts, orders.hasMore, clock, titles, locale],
  );
  const { isUnread, read, readAll } = useReadMarks(beginningOf(loaded?.[0] ?? noOrders));
  const newest = [...(alerts ?? []), ...(pages?.[0] ?? []).filter(({ kind }) => kind === 'operation')];

  const list = ((): Notifications['list'] => {
    if (pages !== undefined) return { kind: 'ready', pages, more: toMore(orders) };
    const failed = alerts === undefined ? info.error : orders.error;
    if (failed === null) return { kind: 'loading' };
    return {
      kind: 'failed',
      failure: loadFailure(failed),
      onRetry: () => {
        if (alerts === undefined) void info.refetch();
        if (loaded === undefined) orders.loadMore();
      },
    };
  })();
  return { list, isUnread, hasUnread: newest.some(isUnread), read, readAll: () => readAll(newest) };
}
