import type { Locale } from '@wallet/core/format/locale';
import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import { toDay } from '@wallet/core/calendar/days';
import type { CustomerAlert } from '@wallet/ui/patterns/CustomerAlert';
import { securityEventTexts, securityEventWords } from '@wallet/ui/patterns/SecurityEvent';
import { type NotificationRowView, type NotificationsState, NotificationsScreen } from '@wallet/ui/screens/notifications';
import { useTexts } from '@wallet/ui/texts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoadFailure } from '../../api/errors.ts';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { ENDED_PAGE_LIMIT, endedOrders } from '../../data/orders/orders.ts';
import { useOrderList } from '../../data/orders/orderList.ts';
import { useSecurityEvents } from '../../data/session/devices.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { toInitialMarks, type Readable, toReadableAlert, toReadableEvent, toReadableOrder, useReadMarks } from '../../operations/alerts.ts';
import { type DatedAlert, toDatedAlerts } from '../../operations/toAlerts.ts';
import { toMore, toTransactionRow, useWording, type Wording } from '../../operations/transactionRows.ts';
import { paths } from '../../routing/paths.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { isKycComplete } from '../../session/Session.ts';
import { openedHere } from '../../operations/page/history.ts';

/** Polling interval: the open list is updated as often as the unread count in the menu. */
const POLL_INTERVAL_MS = 60_000;
/** For customers without operations, whose orders are not requested. */
const noOrders: OrdersPage = { orders: [], total: 0, last: null };
const noPages: readonly OrdersPage[] = [noOrders];

/** Alerts of the provider, security events and finished operations, with their read state on this device (WISH-016). */
function useNotifications() {
  const { config } = useServices();
  const clock = useProviderTime();
  const wording = useWording();
  const { locale } = wording;
  const hasFeatures = isKycComplete(useSession());
  const info = useUserInfo();
  const orders = useOrderList(endedOrders, { limit: ENDED_PAGE_LIMIT, enabled: hasFeatures, everyMs: POLL_INTERVAL_MS });
  const loaded = hasFeatures ? orders.pages : noPages;
  const { data: events, isLoading: isWaitingForEvents } = useSecurityEvents({
    enabled: config.security?.devices === true,
    everyMs: POLL_INTERVAL_MS,
  });
  const words = useTexts(securityEventTexts);
  const today = toDay(clock.now());

  const alerts = useMemo(
    () => {
      const now = new Date(clock.now());
      const dated = info.data && toDatedAlerts(info.data.notifications, now, locale);
      return dated && mergeEvents(toAlertRows(dated, now, locale), toEventRows(events ?? [], { now, words, locale }));
    },
    // Depends on `today` because rows say "Today".
    // oxlint-disable-next-line react/exhaustive-deps -- reads the clock, not `today`
    [info.data, events, clock, today, words, locale],
  );
  const pages = useMemo(
    () => loaded && alerts && toNotificationPages(loaded, { alerts, isWhole: !orders.hasMore, now: new Date(clock.now()), wording }),
    [loaded, alerts, orders.hasMore, clock, wording],
  );
  const { isUnread, read, readAll } = useReadMarks(toInitialMarks(loaded?.[0] ?? noOrders));
  const newest = [...(alerts ?? []), ...(pages?.[0] ?? []).filter(({ kind }) => kind === 'operation')];

  const list = ((): NotificationsState<NotificationRow> => {
    // Security events belong among the newest rows. If they arrived later, they would move the rows below.
    if (pages !== undefined && !isWaitingForEvents) return { kind: 'ready', pages, more: toMore(orders) };
    const failed = alerts === undefined ? info.error : orders.error;
    if (failed === null) return { kind: 'loading' };
    return {
      kind: 'failed',
      failure: toLoadFailure(failed),
      onRetry: () => {
        if (alerts === undefined) void info.refetch();
        if (loaded === undefined) orders.loadMore();
      },
    };
  })();
  return { list, isUnread, hasUnread: newest.some(isUnread), read, readAll: () => readAll(newest) };
}

type NotificationRow = NotificationRowView & Readable;
type NotificationPages = readonly (readonly NotificationRow[])[];

function toAlertRow(dated: DatedAlert, now: Date, locale: Locale): NotificationRow {
  const read = toReadableAlert(dated);
  return { kind: 'alert', id: read.mark, ...read, month: formatMonth(read.at ?? now, locale), alert: dated.alert };
}

function toOperationRow(order: OrderRow, now: Date, wording: Wording): NotificationRow {
  const read = toReadableOrder(order);
  const operation = toTransactionRow(order, now, wording);
  return { kind: 'operation', id: read.mark, ...read, month: operation.month, operation };
}

/** Maps alerts, newest first. Alerts without a date apply now and come first. */
export function toAlertRows(alerts: readonly DatedAlert[], now: Date, locale: Locale): readonly NotificationRow[] {
  const rows = alerts.map((alert) => toAlertRow(alert, now, locale));
  return [...rows.filter(({ at }) => at === null), ...rows.filter(({ at }) => at !== null)];
}

type EventRowOptions = { readonly now: Date; readonly words: typeof securityEventTexts; readonly locale: Locale };

/** Maps security events, each linking to the security page. Kinds unknown to this version are left out (DEV-007). */
export function toEventRows(events: readonly SecurityEvent[], { now, words, locale }: EventRowOptions): readonly NotificationRow[] {
  return events.flatMap((event) => {
    if (event.kind === 'unknown') return [];
    const { mark, at } = toReadableEvent(event);
    const alert: CustomerAlert = {
      id: mark,
      subject: 'other',
      text: securityEventWords(event.kind, event.name, words),
      note: event.device ?? words.unknownDevice,
      level: 'message',
      date: formatTimestamp(event.at, now, locale),
      href: paths.security.to(),
    };
    return [{ kind: 'alert', id: mark, mark, at, month: formatMonth(event.at, locale), alert }];
  });
}

/** Merges alerts and events: those without a date first, then the newest. */
export function mergeEvents(alerts: readonly NotificationRow[], events: readonly NotificationRow[]): readonly NotificationRow[] {
  if (events.length === 0) return alerts;
  return [...alerts, ...events].toSorted((left, right) => getTime(right) - getTime(left) || 0);
}

const getTime = ({ at }: NotificationRow): number => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));

type CachedRows = { readonly print: string; readonly rows: readonly NotificationRow[] };
const rowsOfPages = new WeakMap<OrdersPage, CachedRows>();

type RowOptions = Pick<NotificationParts, 'now' | 'wording'>;

/** Returns a page's rows with its alerts. Cached per page and day, because rows say "Today" (budget L5). */
function toRows(page: OrdersPage, alerts: readonly NotificationRow[], { now, wording }: RowOptions): readonly NotificationRow[] {
  const print = [toDay(now), wording.locale, ...alerts.map(({ id }) => id)].join(' ');
  const cached = rowsOfPages.get(page);
  if (cached?.print === print) return cached.rows;
  const rows: NotificationRow[] = [];
  let next = 0;
  for (const order of page.orders) {
    for (let alert = alerts[next]; alert !== undefined && isBefore(alert, order); alert = alerts[next]) {
      rows.push(alert);
      next += 1;
    }
    rows.push(toOperationRow(order, now, wording));
  }
  rows.push(...alerts.slice(next));
  rowsOfPages.set(page, { print, rows });
  return rows;
}

const isBefore = ({ at }: NotificationRow, order: OrderRow | undefined): boolean =>
  at === null || (order !== undefined && at >= order.created_at);

type NotificationParts = {
  readonly alerts: readonly NotificationRow[];
  /** True when the last page is the end of the list. */
  readonly isWhole: boolean;
  readonly now: Date;
  readonly wording: Wording;
};

/**
 * Merges alerts by date into the finished operations loaded so far. An alert older than these waits for its page. A page that has not
 * changed keeps its identity.
 */
export function toNotificationPages(pages: readonly OrdersPage[], { alerts, isWhole, ...options }: NotificationParts): NotificationPages {
  let waiting = alerts;
  return pages.map((page, index) => {
    const isLast = isWhole && index === pages.length - 1;
    const later = isLast ? -1 : waiting.findIndex((alert) => !isBefore(alert, page.orders.at(-1)));
    const count = later === -1 ? waiting.length : later;
    const here = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return toRows(page, here, options);
  });
}

/** The notification centre. Closing an operation that was opened from here returns here (WISH-016). */
export function NotificationsPage() {
  const navigate = useNavigate();
  const { list, isUnread, hasUnread, read, readAll } = useNotifications();
  return (
    <NotificationsScreen
      list={list}
      isUnread={isUnread}
      hasUnread={hasUnread}
      onRead={read}
      onReadAll={readAll}
      onOpen={(row, href) => {
        read(row);
        void navigate(href, row.kind === 'operation' ? { state: openedHere } : {});
      }}
    />
  );
}
