import type { OrderRow } from '@wallet/contract/holdings/orders';
import { LatestTransactions } from '@wallet/ui/screens/assets';
import { useNavigate } from 'react-router-dom';
import { useLatestOrders, useLatestOrdersOf } from '../../data/orders/orders.ts';
import { openedHere } from '../../operations/page/history.ts';
import { toTransactionRow, useWording } from '../../operations/transactionRows.ts';
import { paths } from '../../routing/paths.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { type AccountRef, toHistoryFilter, toHistoryHref } from './assetGroups.ts';

type LatestProps = {
  readonly orders: { readonly data: readonly OrderRow[] | undefined; readonly isError: boolean };
  readonly allHref: string;
};

/** Hidden when the orders cannot be loaded. */
function Latest({ orders: { data, isError }, allHref }: LatestProps) {
  const clock = useProviderTime();
  const wording = useWording();
  const navigate = useNavigate();
  if (data === undefined && isError) return null;
  const now = new Date(clock.now());
  return (
    <LatestTransactions
      rows={data?.map((order) => toTransactionRow(order, now, wording)) ?? null}
      allHref={allHref}
      onOpen={({ href }) => void navigate(href, { state: openedHere })}
    />
  );
}

/** The latest orders beside the dashboard. */
export const LatestOrders = () => <Latest orders={useLatestOrders()} allHref={paths.transactions.to()} />;

/** The latest orders of some accounts, at least one. */
export const LatestOf = ({ accounts }: { readonly accounts: readonly AccountRef[] }) => (
  <Latest orders={useLatestOrdersOf(toHistoryFilter(accounts))} allHref={toHistoryHref(...accounts)} />
);
