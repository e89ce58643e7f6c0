import { transactionTitles } from '@wallet/ui/patterns/TransactionList/transactionTitles.texts';
import { LatestTransactions } from '@wallet/ui/screens/assets/LatestTransactions';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useNavigate } from 'react-router-dom';
import { useLatestOrders } from '../../data/orders/useLatestOrders.ts';
import { openedHere } from '../../operations/page/openedHere.ts';
import { toTransactionRow } from '../../operations/orders/toTransactionRow.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';

/** The latest orders beside the dashboard; without an answer they are left out. */
export function LatestOrders() {
  const { clock } = useServices();
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
