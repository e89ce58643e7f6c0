import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { NoticeKind, UserNotice } from '@wallet/contract/customer/user-info';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { addDuration } from '@wallet/core/calendar/days';
import { formatCard } from '@wallet/core/format/formatCard';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { NotificationTopic, NotificationView } from '@wallet/ui/screens/notifications';
import { toReadableAlert, toReadableEvent, toReadableNotice, toReadableOrder, type Readable } from '../../operations/alerts.ts';
import type { DatedAlert } from '../../operations/toAlerts.ts';
import { toOrderAmount, toOrderTitle, type Wording } from '../../operations/transactionRows.ts';
import { paths } from '../../routing/paths.ts';

export type Notification = NotificationView & Readable;

type Told = { readonly href: string | null; readonly topic: NotificationTopic };

const toAlert = ({ alert }: DatedAlert): Told => ({ href: alert.href, topic: { kind: 'alert', alert } });

/** Null for what is not in the app: a report is sent by e-mail. */
const newsPaths: Record<NoticeKind, string | null> = {
  card_added: paths.cards.to(),
  address_approved: paths.profile.to(),
  address_rejected: paths.addressVerification.to(),
  iban_ready: paths.accountGroup.to({ group: 'cash' }),
  friend_joined: paths.referral.to(),
  friend_activated: paths.referral.to(),
  report_ready: null,
  plan_requested: paths.accountPlans.to(),
};

/** Null for a kind unknown to this version. */
function toNews({ kind, name, amount }: UserNotice, { locale }: Wording): Told | null {
  if (kind === 'unknown') return null;
  const subject = name ?? '';
  return {
    href: newsPaths[kind],
    topic: {
      kind: 'news',
      news: kind,
      name: kind === 'card_added' ? formatCard(subject, subject) : subject,
      amount: amount === null ? '' : formatMoney(toOrderAmount(amount), locale),
    },
  };
}

/** Null for a kind unknown to this version (DEV-007). */
const toSecurity = ({ kind, name, device }: SecurityEvent): Told | null =>
  kind === 'unknown' ? null : { href: paths.security.to(), topic: { kind: 'security', event: kind, name, device } };

const toRejected = (order: OrderRow, wording: Wording): Told => ({
  href: paths.transaction.to({ transactionId: order.id }),
  topic: {
    kind: 'rejected',
    title: toOrderTitle(order, wording),
    amount: formatMoney(toOrderAmount(order.volume), wording.locale),
    reason: order.rejected_message,
  },
});

/** Older rejections are in the history alone, as the provider keeps its news for the same time (MKT-025). */
const KEPT_DAYS = 90;

export type NotificationSources = {
  readonly alerts: readonly DatedAlert[];
  readonly notices: readonly UserNotice[];
  readonly events: readonly SecurityEvent[];
  readonly rejected: readonly OrderRow[];
};

/** Merges everything there is to tell (WISH-016, MKT-026): undated first, because it applies now, then the newest. */
export function toNotifications(
  { alerts, notices, events, rejected }: NotificationSources,
  now: Date,
  wording: Wording,
): readonly Notification[] {
  const { locale } = wording;
  const since = addDuration(now, { days: -KEPT_DAYS }).toISOString();
  const toNotification = ({ mark, at }: Readable, told: Told | null): readonly Notification[] =>
    told === null
      ? []
      : [
          {
            ...told,
            id: mark,
            mark,
            at,
            month: formatMonth(at ?? now, locale),
            date: at === null ? null : formatTimestamp(at, now, locale),
          },
        ];
  return [
    ...alerts.flatMap((alert) => toNotification(toReadableAlert(alert), toAlert(alert))),
    ...notices.flatMap((notice) => toNotification(toReadableNotice(notice), toNews(notice, wording))),
    ...events.flatMap((event) => toNotification(toReadableEvent(event), toSecurity(event))),
    ...rejected.flatMap((order) => {
      const readable = toReadableOrder(order);
      return readable.at < since ? [] : toNotification(readable, toRejected(order, wording));
    }),
  ].toSorted((left, right) => getTime(right) - getTime(left) || 0);
}

const getTime = ({ at }: Readable): number => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
