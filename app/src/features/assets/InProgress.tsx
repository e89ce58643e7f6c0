import { useQueryClient } from '@tanstack/react-query';
import { InProgressSheet, type InProgressSheetProps } from '@wallet/ui/screens/assets';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toLoadFailure } from '../../api/errors.ts';
import { IN_PROGRESS_LIMIT } from '../../data/orders/orders.ts';
import { useOrderList } from '../../data/orders/orderList.ts';
import { accountsKeys } from '../../data/accounts.ts';
import { balancesKeys } from '../../data/balances.ts';
import { usePausedOrders } from '../../data/orders/paused.ts';
import { ordersKeys } from '../../data/orders/orders.ts';
import { openedHere } from '../../operations/page/history.ts';
import { toMore, toTransactionPages, useWording } from '../../operations/transactionRows.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';

const inProgressFilter = { 'status[]': ['pending', 'moderate'] } satisfies Parameters<typeof useOrderList>[0];
/** Polling interval while the sheet is open (D-PROG-05). */
const options = { limit: IN_PROGRESS_LIMIT, everyMs: 15_000 } as const;

/** The sheet of transactions in progress. The dashboard bar is updated when the sheet closes (D-PROG-06). */
export function InProgress({ onClose }: { readonly onClose: () => void }) {
  const clock = useProviderTime();
  const wording = useWording();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paused = usePausedOrders();
  const orders = useOrderList(inProgressFilter, options);
  const hasEnded = orders.pages?.[0]?.total === 0;
  useEffect(() => {
    if (!hasEnded) return;
    for (const queryKey of [balancesKeys.all, accountsKeys.all]) void queries.invalidateQueries({ queryKey });
  }, [hasEnded, queries]);
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ordersKeys.inProgress }), [queries]);

  const list = ((): InProgressSheetProps['list'] => {
    if (orders.pages !== undefined)
      return { kind: 'ready', pages: toTransactionPages(orders.pages, new Date(clock.now()), wording, paused), more: toMore(orders) };
    if (orders.error === null) return { kind: 'loading' };
    return { kind: 'failed', failure: toLoadFailure(orders.error), onRetry: orders.loadMore };
  })();
  return <InProgressSheet list={list} onOpen={({ href }) => void navigate(href, { state: openedHere })} onClose={onClose} />;
}
