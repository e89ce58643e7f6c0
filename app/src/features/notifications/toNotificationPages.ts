import type { OrderRow } from '@wallet/contract/orders';
import { formatIsoDate, formatMonth } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import type { TransactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import type { NotificationRowView } from '@wallet/ui/screens/notifications/NotificationsScreen.types';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { readableAlert, readableOrder, type Readable } from '../../operations/alerts/readMarks.ts';
import type { DatedAlert } from '../../operations/alerts/toAlerts.ts';
import { toTransactionRow } from '../../operations/orders/toTransactionRow.ts';

export type NotificationRow = NotificationRowView & Readable;
export type NotificationPages = readonly (readonly NotificationRow[])[];

function alertRow(dated: DatedAlert, now: Date, locale: Locale): NotificationRow {
  const read = readableAlert(dated);
  return { kind: 'alert', id: read.mark, ...read, month: formatMonth(read.at ?? now, locale), alert: dated.alert };
}

function operationRow(order: OrderRow, now: Date, titles: TransactionTitles, locale: Locale): NotificationRow {
  const read = readableOrder(order);
  const operation = toTransactionRow(order, now, titles, locale);
  return { kind: 'operation', id: read.mark, ...read, month: operation.month, operation };
}

/** Alerts, newest first; those without a moment hold now, so they stand before all others. */
export function toAlertRows(alerts: readonly DatedAlert[], now: Date, locale: Locale): readonly NotificationRow[] {
  const rows = alerts.map((alert) => alertRow(alert, now, locale));
  return [...rows.filter(({ at }) => at === null), ...rows.filter(({ at }) => at !== null)];
}

type Known = { readonly print: string; readonly rows: readonly NotificationRow[] };
const known = new WeakMap<OrdersPage, Known>();

/** A page's rows with the alerts among them; worked out once a day for each page, because of "Today" (budget L5). */
type Wording = Pick<NotificationParts, 'now' | 'titles' | 'locale'>;

function rowsOf(page: OrdersPage, alerts: readonly NotificationRow[], { now, titles, locale }: Wording): readonly NotificationRow[] {
  const print = [formatIsoDate(now), locale, ...alerts.map(({ id }) => id)].join(' ');
  const held = known.get(page);
  if (held?.print === print) return held.rows;
  const rows: NotificationRow[] = [];
  let next = 0;
  for (const order of page.orders) {
    for (let alert = alerts[next]; alert !== undefined && isBefore(alert, order); alert = alerts[next]) {
      rows.push(alert);
      next += 1;
    }
    rows.push(operationRow(order, now, titles, locale));
  }
  rows.push(...alerts.slice(next));
  known.set(page, { print, rows });
  return rows;
}

const isBefore = ({ at }: NotificationRow, order: OrderRow | undefined): boolean =>
  at === null || (order !== undefined && at >= order.created_at);

type NotificationParts = {
  readonly alerts: readonly NotificationRow[];
  /** Whether the last page is the end of the list. */
  readonly isWhole: boolean;
  readonly now: Date;
  readonly titles: TransactionTitles;
  readonly locale: Locale;
};

/**
 * Operations that have ended, as far as they are loaded, and alerts among them by their moments. An alert that is older than what is loaded
 * waits for its page. A page that has not changed keeps its identity.
 */
export function toNotificationPages(pages: readonly OrdersPage[], { alerts, isWhole, ...words }: NotificationParts): NotificationPages {
  let waiting = alerts;
  return pages.map((page, index) => {
    const isLast = isWhole && index === pages.length - 1;
    const later = isLast ? -1 : waiting.findIndex((alert) => !isBefore(alert, page.orders.at(-1)));
    const count = later === -1 ? waiting.length : later;
    const here = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return rowsOf(page, here, words);
  });
}
