import type { Operations } from '@wallet/contract/holdings/accounts';
import { amountOf, type Money } from '@wallet/core/money/money';
import type { SepaBlock, SepaStep, SepaTransferProps, Blocked } from '@wallet/ui/patterns/SepaTransfer';
import { type ReactNode, useReducer } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { attempt, UNEXPECTED } from '../api/outcome.ts';
import { useOperations, useRecentOperations } from '../data/accounts.ts';
import { useServices } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { OperationFailed } from './page/OperationFailed.tsx';
import { readId, useKeptAmount, withAmount } from './page/address.ts';
import { useGoBack, useStepHistory } from './page/history.ts';
import { NotFoundPage, PageLoading } from './page/lazyPage.tsx';
import type { CallOutcome } from '@wallet/ui/patterns/form';

type Agreed = { readonly amount: Money };

export type SepaEvent<Terms extends Agreed> = { readonly name: 'amountConfirmed'; readonly terms: Terms } | { readonly name: 'wentBack' };

/** The amount, then the requisites (SEPA-021, SEPA-037); going back keeps the amount (D-SEPA-22). */
export function sepaFlow<Terms extends Agreed>(step: SepaStep<Terms>, event: SepaEvent<Terms>): SepaStep<Terms> {
  switch (event.name) {
    case 'amountConfirmed':
      return { name: 'requisites', ...event.terms };
    case 'wentBack':
      return step.name === 'requisites' ? { name: 'amount', draft: amountOf(step.amount) } : step;
  }
}

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
  const page = read(operations.data, { accountId, bankId });
  switch (page.kind) {
    case 'unknown':
      return <NotFoundPage />;
    case 'incomplete':
      return <OperationFailed error={null} />;
    case 'ready':
      return children({ accountId, bankId }, page.view);
  }
}

/** On leaving the amount the customer's state may be this old (D-SEPA-11). */
const MOST_AGE_MS = 30_000;

/** What the newest state of the customer says of an amount: a modal, or what is agreed on; null where it cannot be told. */
export type SepaVerdict<Terms> = { readonly block: SepaBlock | 'notEnoughFunds' } | { readonly terms: Terms } | null;

type SepaTransferParts<Terms> = SepaIds & {
  /** The page of another account or bank. */
  readonly pathOf: (ids: SepaIds) => string;
  readonly judge: (operations: Operations, amount: Money) => SepaVerdict<Terms>;
};

type Shared = Omit<SepaTransferProps, 'accounts' | 'banks'>;

export type SepaTransfer<Terms extends { readonly amount: Money }> = {
  readonly step: SepaStep<Terms>;
  /** What both directions hand their screen. */
  readonly shared: Shared;
  /** Goes on to another page with what was typed. */
  readonly replace: (path: string, draft: string) => void;
  /** Back to the amount, which is kept, with fresh balances (D-SEPA-14). */
  readonly onFundsChanged: () => void;
};

/** The flow of a bank transfer from or to one account by one bank, whichever its direction (D-SEPA-10, D-SEPA-11, D-SEPA-22). */
export function useSepaTransfer<Terms extends { readonly amount: Money }>({
  accountId,
  bankId,
  pathOf,
  judge,
}: SepaTransferParts<Terms>): SepaTransfer<Terms> {
  const draft = useKeptAmount();
  const [step, dispatch] = useReducer<SepaStep<Terms>, [SepaEvent<Terms>]>(sepaFlow, { name: 'amount', draft });
  const recentOperations = useRecentOperations();
  const goBack = (): void => dispatch({ name: 'wentBack' });
  const { leave } = useStepHistory(step.name === 'requisites' ? 1 : 0, goBack);
  const goBackToAssets = useGoBack(paths.assets.to());
  const { lifecycle } = useServices();
  const navigate = useNavigate();
  const replace = (path: string, typed: string): void => void navigate(withAmount(path, typed), { replace: true });

  async function onAmount(amount: Money): Promise<CallOutcome<never, Blocked<SepaBlock | 'notEnoughFunds'>>> {
    const operations = await attempt(() => recentOperations(MOST_AGE_MS), { special: () => UNEXPECTED });
    if (operations.kind !== 'done') return operations;
    const verdict = judge(operations.value, amount);
    if (verdict === null) return UNEXPECTED;
    if ('block' in verdict) return { kind: 'blocked', block: verdict.block };
    dispatch({ name: 'amountConfirmed', terms: verdict.terms });
    return { kind: 'done' };
  }

  return {
    step,
    replace,
    onFundsChanged: () => {
      goBack();
      // Fresh balances are wished for here and needed only on the next press, which asks again.
      recentOperations(0).catch(() => undefined);
    },
    shared: {
      accountId,
      bankId,
      onAccount: (id, typed) => replace(pathOf({ accountId: id, bankId }), typed),
      onBank: (id, typed) => replace(pathOf({ accountId, bankId: id }), typed),
      onAmount,
      onBack: step.name === 'requisites' ? leave : goBackToAssets,
      onLogInAgain: () => lifecycle.logOut(paths.login.to()),
      addressVerificationHref: paths.addressVerification.to(),
    },
  };
}
