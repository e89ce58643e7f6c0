import { useQueryClient } from '@tanstack/react-query';
import { errorTexts } from '@wallet/ui/patterns/ErrorPage/error.texts';
import { showToast } from '@wallet/ui/patterns/ToastRegion/showToast';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useRef, useState } from 'react';
import { loadFailure } from '../../api/loadFailure.ts';
import { accountsKeys, balancesKeys, ordersKeys, ratesKeys, userInfoKeys } from '../../data/queryKeys.ts';

/** Assets, dynamic rates and user data; operations and balances too where the feature view has them (HOME-005, D-HOME-31). */
const refreshed = [balancesKeys.all, ratesKeys.all, userInfoKeys.all, accountsKeys.all, ordersKeys.inProgress, ordersKeys.latest] as const;

export type Refresh = { readonly refreshing: boolean; readonly refresh: () => void };

/** The refresh of the dashboard and its groups: what is shown stays, and a failure is told by a toast (D-HOME-16, D-HOME-17). */
export function useRefresh(): Refresh {
  const queries = useQueryClient();
  const texts = useTexts(errorTexts);
  const [isAsked, setAsked] = useState(false);
  const isUnderWay = useRef(false);
  const closeFailure = useRef<() => void>(undefined);

  async function refresh(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAsked(true);
    closeFailure.current?.();
    const asked = refreshed.map((queryKey) => queries.refetchQueries({ queryKey, type: 'all' }, { throwOnError: true }));
    const failed = (await Promise.allSettled(asked)).find((answer) => answer.status === 'rejected');
    if (failed !== undefined) {
      const text = loadFailure(failed.reason) === 'offline' ? texts.offline : texts.unavailable;
      closeFailure.current = showToast({ text, tone: 'negative' });
    }
    isUnderWay.current = false;
    setAsked(false);
  }

  return { refreshing: isAsked, refresh: () => void refresh() };
}
