import type { NoticeKind } from '@wallet/contract/customer/user-info';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { formatCardText } from '@wallet/core/format/formatCard';
import { formatMonth, formatTimestamp } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { NotificationTopic, NotificationView } from '@wallet/ui/screens/notifications';
import { listReadable, type NotificationSources, type Readable, type ReadableSource } from '../../operations/alerts.ts';
import { toOrderAmount, toOrderTitle, type Wording } from '../../operations/transactionRows.ts';
import { paths } from '../../routing/paths.ts';

export type Notification = NotificationView & Readable;

type Source<Kind extends ReadableSource['kind']> = Extract<ReadableSource, { readonly kind: Kind }>['source'];
type Told = { readonly href: string | null; readonly topic: NotificationTopic };

const toAlert = ({ alert }: Source<'alert'>): Told => ({ href: alert.href, topic: { kind: 'alert', alert } });

const newsPaths: Record<NoticeKind, string> = {
  card_added: paths.cards.to(),
  address_approved: paths.profile.to(),
  address_rejected: paths.addressVerification.to(),
  iban_ready: paths.accountGroup.to({ group: 'cash' }),
  friend_joined: paths.referral.to(),
  friend_activated: paths.referral.to(),
  report_ready: paths.reports.to(),
  plan_requested: paths.accountPlans.to(),
};

function toNews({ kind, name, amount }: Source<'news'>, { locale }: Wording): Told {
  const subject = name ?? '';
  return {
    href: newsPaths[kind],
    topic: {
      kind: 'news',
      news: kind,
      name: kind === 'card_added' ? formatCardText(subject) : subject,
      amount: amount === null ? '' : formatMoney(toOrderAmount(amount), locale),
    },
  };
}

const toSecurity = ({ kind, name, device }: Source<'security'>): Told => ({
  href: paths.security.to(),
  topic: { kind: 'security', event: kind, name, device },
});

const toRejected = (order: OrderRow, wording: Wording): Told => ({
  href: paths.transaction.to({ transactionId: order.id }),
  topic: {
    kind: 'rejected',
    title: toOrderTitle(order, wording),
    amount: formatMoney(toOrderAmount(order.volume), wording.locale),
    reason: order.rejected_message,
  },
});

function tell(readable: ReadableSource, wording: Wording): Told {
  switch (readable.kind) {
    case 'alert':
      return toAlert(readable.source);
    case 'news':
      return toNews(readable.source, wording);
    case 'security':
      return toSecurity(readable.source);
    case 'rejected':
      return toRejected(readable.source, wording);
  }
}

/** Merges everything there is to tell (WISH-016, MKT-026): undated first, because it applies now, then the newest. */
export function toNotifications(sources: NotificationSources, now: Date, wording: Wording): readonly Notification[] {
  const { locale } = wording;
  return listReadable(sources, now)
    .map((readable) => {
      const { mark, at } = readable;
      const date = at === null ? null : formatTimestamp(at, now, locale);
      return { ...tell(readable, wording), id: mark, mark, at, month: formatMonth(at ?? now, locale), date };
    })
    .toSorted((left, right) => getTime(right) - getTime(left) || 0);
}

const getTime = ({ at }: Readable): number => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
