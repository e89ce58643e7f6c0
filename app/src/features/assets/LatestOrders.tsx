import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { LatestTransactions } from '@wallet/ui/screens/assets';
import { useTexts, useLocale } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { useLatestOrders } from '../../data/orders/orders.ts';
import { openedHere } from '../../operations/page/history.ts';
import { toTransactionRow } from '../../operations/transactionRows.ts';
import { paths } from '../../routing/paths.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';

/** The latest orders beside the dashboard. Hidden when they cannot be loaded. */
export function LatestOrders() {
  const clock = useProviderTime();
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, isError } = useLatestOrders();
  if (data === undefined && isError) return null;
  const now = new Date(clock.now());
  return (
    <LatestTransactions
      rows={data?.map((order) => toTransactionRow(order, now, titles, locale)) ?? null}
      allHref={paths.transactions.to()}
      onOpen={({ href }) => void navigate(href, { state: openedHere })}
    />
  );
}
