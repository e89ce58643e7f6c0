import type { UserInfo } from '@wallet/contract/user-info';
import { useEffect, useState } from 'react';
import type { datedAlerts, unknownSubjects } from './toAlerts.ts';

/** How notifications are read: loaded for those whom the provider has something to tell. */
type Reading = { readonly datedAlerts: typeof datedAlerts; readonly unknownSubjects: typeof unknownSubjects };
let reading: Reading | null = null;

/** What cannot be loaded is not told: the balances are worth more than what is told beside them. */
async function load(onLoaded: (loaded: Reading) => void, onFailed: () => void): Promise<void> {
  try {
    reading = await import('./toAlerts.ts');
    onLoaded(reading);
  } catch {
    onFailed();
  }
}

/** Null while it is being loaded, and where nothing is to be read. */
export function useAlertReading(notifications: UserInfo['notifications']): {
  readonly reading: Reading | null;
  readonly isLoading: boolean;
} {
  const [read, setRead] = useState(reading);
  const [hasFailed, setFailed] = useState(false);
  const isAny = notifications.some((one) => one !== null);
  useEffect(() => {
    if (!isAny || read !== null) return;
    void load(setRead, () => setFailed(true));
  }, [isAny, read]);
  return { reading: isAny ? read : null, isLoading: isAny && read === null && !hasFailed };
}
