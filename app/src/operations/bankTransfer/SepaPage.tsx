import type { Operations } from '@wallet/contract/accounts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useOperations } from '../../data/accounts/useOperations.ts';
import { NotFoundPage } from '../page/NotFound.ts';
import { OperationFailed } from '../page/OperationFailed.tsx';
import { PageLoading } from '../page/PageLoading.tsx';
import { readId } from '../page/readId.ts';

/** Of the path: the account, and the bank by which its money comes or goes. */
export type SepaIds = { readonly accountId: number; readonly bankId: number };

/** `incomplete`: the answer lacks a setting that the page needs (D-HOME-23). `unknown`: no such account, bank or requisites (SEPA-048). */
export type SepaRead<View> = { readonly kind: 'unknown' | 'incomplete' } | { readonly kind: 'ready'; readonly view: View };

export type SepaPageProps<View> = {
  /** What the operations response says of the account and the bank in the path. */
  readonly read: (operations: Operations, ids: SepaIds) => SepaRead<View>;
  readonly children: (ids: SepaIds, view: View) => ReactNode;
};

/** A page of a bank transfer, until it has what it shows (D-HOME-25). */
export function SepaPage<View>({ read, children }: SepaPageProps<View>) {
  const params = useParams();
  const [accountId, bankId] = [readId(params['accountId']), readId(params['bankId'])];
  const operations = useOperations({ onEntry: true });
  if (accountId === null || bankId === null) return <NotFoundPage />;
  if (operations.data === undefined) return operations.isError ? <OperationFailed error={operations.error} /> : <PageLoading />;
  const found = read(operations.data, { accountId, bankId });
  switch (found.kind) {
    case 'unknown':
      return <NotFoundPage />;
    case 'incomplete':
      return <OperationFailed error={null} />;
    case 'ready':
      return children({ accountId, bankId }, found.view);
  }
}
