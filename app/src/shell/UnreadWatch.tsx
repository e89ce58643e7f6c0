import { useLocale } from '@wallet/ui/texts';
import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import { useEffect } from 'react';
import { useRejectedOrders } from '../data/orders/orders.ts';
import { useSecurityEvents } from '../data/session/devices.ts';
import { listReadable, useAlertReader, useReadMarks } from '../operations/alerts.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { isKycComplete } from '../session/Session.ts';

const noNotifications: UserInfo['notifications'] = [];
/** Only while the page is visible. The notification list polls by itself, and changes on this device are known without polling. */
const POLL_MS = 300_000;
const noEvents: readonly SecurityEvent[] = [];

export type UnreadWatchProps = { readonly info: UserInfo | undefined; readonly onCount: (unread: number) => void };

/** Reports the unread count to the menu on every page, from all that the notification centre lists (WISH-016). */
export function UnreadWatch({ info, onCount }: UnreadWatchProps) {
  const { config } = useServices();
  const clock = useProviderTime();
  const locale = useLocale();
  const notifications = info?.notifications ?? noNotifications;
  const { reading } = useAlertReader(notifications);
  const rejected = useRejectedOrders(isKycComplete(useSession())).data ?? [];
  const events = useSecurityEvents({ enabled: config.security?.devices === true, everyMs: POLL_MS }).data ?? noEvents;
  const { isUnread } = useReadMarks();
  const now = new Date(clock.now());
  const alerts = reading?.toDatedAlerts(notifications, now, locale) ?? [];
  const unread = listReadable({ alerts, notices: info?.notices ?? [], events, rejected }, now).filter(isUnread).length;
  useEffect(() => onCount(unread), [onCount, unread]);
  return null;
}
