import { transactionTitles } from '@wallet/ui/patterns/TransactionList';
import { LatestTransactions } from '@wallet/ui/screens/assets';
import { useLocale, useTexts } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { useLatestOrdersOf } from '../../data/orders/orders.ts';
import { openedHere } from '../../operations/page/history.ts';
import { toTransactionRow } from '../../operations/transactionRows.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { type AccountRef, toHistoryFilter, toHistoryHref } from './assetGroups.ts';

/** The latest orders of the account. Hidden when they cannot be loaded. */
export function LatestOfAccount({ account }: { readonly account: AccountRef }) {
  const clock = useProviderTime();
  const titles = useTexts(transactionTitles);
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, isError } = useLatestOrdersOf(toHistoryFilter(account));
  if (data === undefined && isError) return null;
  const now = new Date(clock.now());
  return (
    <LatestTransactions
      rows={data?.map((order) => toTransactionRow(order, now, titles, locale)) ?? null}
      allHref={toHistoryHref(account)}
      onOpen={({ href }) => void navigate(href, { state: openedHere })}
    />
  );
}
