import { Part } from '@wallet/ui/foundations/parts';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { TransactionsScreen } from '@wallet/ui/screens/transactions';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '../../operations/page/lazyPage.tsx';
import { againOf, openedHere, wasOpenedHere } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactions, writeFilters } from './model.ts';

/** The list does not wait for it: it comes while the list is read. */
const OpenTransaction = lazyPart(async () => (await import('./OpenTransaction.tsx')).OpenTransaction);

/** The history, and over it the order that the address names (TXN-001, TXN-006, D-TXN-25). */
export function TransactionsPage() {
  const { transactionId } = useParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { notes, ...transactions } = useTransactions(search);
  const { filters } = transactions;
  const onSearch = useCallback(
    (q: string) => void navigate(`${paths.transactions.to()}${writeFilters({ ...filters, q })}`, { replace: true }),
    [navigate, filters],
  );
  useEffect(() => OpenTransaction.preload(), []);

  /** Another order takes the place of the one that is open: Back leads to the list, not through all that were looked at. */
  function open({ href }: Pick<TransactionRowView, 'href'>): void {
    const isSwapped = transactionId !== undefined;
    void navigate(`${href}${search}`, {
      state: isSwapped && !wasOpenedHere(state) ? null : openedHere,
      replace: isSwapped,
    });
  }

  function leave(): void {
    // A link in it leads on by itself.
    if (location.pathname !== pathname) return;
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate(`${paths.transactions.to()}${search}`, { replace: true });
  }

  return (
    <TransactionsScreen
      {...transactions}
      openId={transactionId ?? null}
      onOpen={open}
      onFiltersChange={(next) => void navigate(`${paths.transactions.to()}${writeFilters(next)}`)}
      onSearch={onSearch}
      reportsHref={paths.reports.to()}
      detail={
        transactionId === undefined ? null : (
          <Part>
            <OpenTransaction key={transactionId} id={transactionId} again={againOf(state)} notes={notes} onLeave={leave} />
          </Part>
        )
      }
    />
  );
}
