import { Part } from '@wallet/ui/foundations/parts';
import type { TransactionRowView } from '@wallet/ui/patterns/TransactionList';
import { TransactionsScreen } from '@wallet/ui/screens/transactions';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { lazyPart } from '../../operations/page/lazyPage.tsx';
import { readAgainPath, openedHere, wasOpenedHere } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';
import { useTransactions, writeFilters } from './model.ts';

/** Preloaded, but the list does not wait for it. */
const OpenTransaction = lazyPart(async () => (await import('./OpenTransaction.tsx')).OpenTransaction);

/** The history, with the order from the URL opened over it (TXN-001, TXN-006, D-TXN-25). */
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

  /** Replaces the entry of the order that is open, so that Back returns to the list instead of stepping through every order viewed. */
  function open({ href }: Pick<TransactionRowView, 'href'>): void {
    const isSwapped = transactionId !== undefined;
    void navigate(`${href}${search}`, {
      state: isSwapped && !wasOpenedHere(state) ? null : openedHere,
      replace: isSwapped,
    });
  }

  function leave(): void {
    // A link in the dialog has already navigated.
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
            <OpenTransaction key={transactionId} id={transactionId} again={readAgainPath(state)} notes={notes} onLeave={leave} />
          </Part>
        )
      }
    />
  );
}
