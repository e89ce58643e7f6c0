import type { UserInfo } from '@wallet/contract/user-info';
import type { CustomerAlert } from '@wallet/ui/patterns/CustomerAlert/CustomerAlert.types';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useEffect, useMemo, useState } from 'react';
import { useAlertReading } from '../../operations/alerts/useAlertReading.ts';
import { useServices } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';

const none: UserInfo['notifications'] = [];

export type Alerts = {
  readonly alerts: readonly CustomerAlert[];
  readonly isLoading: boolean;
  /** For the session (D-USR-09). */
  readonly close: (id: string) => void;
};

/** What the provider wants the customer to know (USR-031). A subject that has no words here is reported (D-HOME-14). */
export function useAlerts(info: UserInfo | undefined): Alerts {
  const { clock, storage, monitoring } = useServices();
  const locale = useLocale();
  const [closed, setClosed] = useState(() => storage.read(sessionKeys.closedAlerts) ?? []);
  const notifications = info?.notifications ?? none;
  const { reading, isLoading } = useAlertReading(notifications);

  useEffect(() => {
    for (const subject of reading?.unknownSubjects(notifications) ?? [])
      monitoring.report('warning', 'A notification of an unknown subject was shown', { subject });
  }, [reading, notifications, monitoring]);

  const all = useMemo(
    () => (reading?.datedAlerts(notifications, new Date(clock.now()), locale) ?? []).map(({ alert }) => alert),
    [reading, notifications, clock, locale],
  );
  return {
    alerts: all.filter(({ id }) => !closed.includes(id)),
    isLoading,
    close: (id) => {
      const ids = [...closed, id];
      setClosed(ids);
      storage.write(sessionKeys.closedAlerts, ids);
    },
  };
}
