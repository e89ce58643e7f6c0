import { useLocale } from '@wallet/ui/texts';
import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import { useEffect } from 'react';
import { useEndedOrders } from '../data/orders/orders.ts';
import { useSecurityEvents } from '../data/session/devices.ts';
import { beginningOf, readableAlert, readableEvent, readableOrder, useAlertReading, useReadMarks } from '../operations/alerts.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { isKycComplete } from '../session/Session.ts';

const none: UserInfo['notifications'] = [];
/** While the page is looked at. The list of notifications polls by itself, and what happens on this device is known without. */
const POLL_MS = 300_000;
const noEvents: readonly SecurityEvent[] = [];
const noOrders = { orders: [], last: null };

export type UnreadWatchProps = { readonly info: UserInfo | undefined; readonly onCount: (unread: number) => void };

/** Tells the menu how much is unread, wherever the customer is: of all alerts and the newest operations that have ended (WISH-016). */
export function UnreadWatch({ info, onCount }: UnreadWatchProps) {
  const { config } = useServices();
  const clock = useProviderTime();
  const locale = useLocale();
  const session = useSession();
  const notifications = info?.notifications ?? none;
  const { reading } = useAlertReading(notifications);
  const ended = useEndedOrders(session !== null && isKycComplete(session)).data ?? noOrders;
  const events = useSecurityEvents({ enabled: config.security?.devices === true, everyMs: POLL_MS }).data ?? noEvents;
  const { isUnread } = useReadMarks(beginningOf(ended));
  const alerts = reading?.datedAlerts(notifications, new Date(clock.now()), locale) ?? [];
  const unread = [...alerts.map(readableAlert), ...events.map(readableEvent), ...Array.from(ended.orders, readableOrder)].filter(
    isUnread,
  ).length;
  useEffect(() => onCount(unread), [onCount, unread]);
  return null;
}
