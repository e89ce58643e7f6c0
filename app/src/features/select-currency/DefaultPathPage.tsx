import type { Operations } from '@wallet/contract/holdings/accounts';
import { selectCurrencyTexts } from '@wallet/ui/screens/select-currency';
import { useTexts } from '@wallet/ui/texts';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { readId, addAmount } from '../../operations/page/address.ts';
import { NotFoundPage, PageLoading } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';
import { getTopUpPath, type DefaultPath, getDefaultTopUpPath, getDefaultWithdrawalPath } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

/** No way is available: redirects to the accounts with a message (D-CUR-06). */
function NoDefaultPath() {
  const { none } = useTexts(selectCurrencyTexts);
  useEffect(() => {
    showToast({ text: none });
  }, [none]);
  return <Navigate to={paths.assets.to()} replace />;
}

type RedirectProps = { readonly toPath: (operations: Operations, accountId: number) => DefaultPath };

/**
 * Redirects to an account's default path. Replaces the history entry, so that back returns to the selection (D-CUR-06), and keeps the
 * amount (D-FX-06).
 */
function DefaultPathRedirect({ toPath }: RedirectProps) {
  const accountId = readId(useParams()['accountId']);
  const [search] = useSearchParams();
  const operations = useOperations({ onEntry: true });
  if (accountId === null) return <NotFoundPage />;
  if (operations.data === undefined) return operations.isError ? <OperationFailed error={operations.error} /> : <PageLoading />;
  const path = toPath(operations.data, accountId);
  if (path === undefined) return <NotFoundPage />;
  return path === null ? <NoDefaultPath /> : <Navigate to={addAmount(path, search.get('amount') ?? '')} replace />;
}

/** MENU-014. */
export const TopUpFiatPage = () => <DefaultPathRedirect toPath={getDefaultTopUpPath} />;
/** MENU-015. */
export const WithdrawFiatPage = () => <DefaultPathRedirect toPath={getDefaultWithdrawalPath} />;
/** MENU-019. */
export const TopUpAnyAccountPage = () => <DefaultPathRedirect toPath={getTopUpPath} />;
