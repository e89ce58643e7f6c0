import { useQueryClient } from '@tanstack/react-query';
import { InProgressSheet } from '@wallet/ui/screens/assets/InProgressSheet';
import type { InProgressSheetProps } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadFailure } from '../../api/loadFailure.ts';
import { inProgressLimit } from '../../data/orders/useOrdersInProgress.ts';
import { useOrderList } from '../../data/orders/useOrderList.ts';
import { accountsKeys, balancesKeys, ordersKeys } from '../../data/queryKeys.ts';
import { openedHere } from '../../operations/page/openedHere.ts';
import { toMore, toTransactionPages } from '../../operations/orders/toTransactionPages.ts';
import { useServices } from '../../providers/Services.ts';

const inProgress = { 'status[]': ['pending', 'moderate'] } satisfies Parameters<typeof useOrderList>[0];
/** Asked again so often while the sheet is open (D-PROG-05). */
const options = { limit: inProgressLimit, everyMs: 15_000 } as const;

/** The sheet of the transactions in progress. What it learns reaches the bar when it is closed (D-PROG-06). */
export function InProgress({ onClose }: { readonly onClose: () => void }) {
  const { clock } = useServices();
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const orders = useOrderList(inProgress, options);
  const hasEnded = orders.pages?.[0]?.total === 0;
  useEffect(() => {
    if (!hasEnded) return;
    for (const queryKey of [balancesKeys.all, accountsKeys.all]) void queries.invalidateQueries({ queryKey });
  }, [hasEnded, queries]);
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ordersKeys.inProgress }), [queries]);

  const list = ((): InProgressSheetProps['list'] => {
    if (orders.pages !== undefined)
      return { kind: 'ready', pages: toTransactionPages(orders.pages, new Date(clock.now()), titles, locale), more: toMore(orders) };
    if (orders.error === null) return { kind: 'loading' };
    return { kind: 'failed', failure: loadFailure(orders.error), onRetry: orders.loadMore };
  })();
  return <InProgressSheet list={list} onOpen={({ href }) => void navigate(href, { state: openedHere })} onClose={onClose} />;
}
