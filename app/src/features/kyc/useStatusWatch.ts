import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userInfoKeys } from '../../data/queryKeys.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { useServices } from '../../providers/Services.ts';

/** How often the status is asked for while it is waited for, in milliseconds (D-KYC-05). */
const everyMs: Readonly<Record<string, number>> = { kyc_finish: 10_000, moderating: 60_000 };

/** Keeps the status fresh: on entering, then while a check goes on and the customer looks, and when they return to the tab. */
export function useStatusWatch(status: string): void {
  const { clock } = useServices();
  const queries = useQueryClient();
  useUserInfo();
  useEffect(() => {
    const interval = everyMs[status];
    if (interval === undefined) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void queries.invalidateQueries({ queryKey: userInfoKeys.all });
    };
    let cancel = () => undefined as void;
    const wait = () => {
      cancel = clock.after(interval, () => {
        ask();
        wait();
      });
    };
    wait();
    document.addEventListener('visibilitychange', ask);
    return () => {
      cancel();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [status, clock, queries]);
}
