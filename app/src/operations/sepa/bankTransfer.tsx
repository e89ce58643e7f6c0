import type { Operations } from '@wallet/contract/holdings/accounts';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type { AmountOutcome, SepaBlock, SepaStep, SepaTransferProps } from '@wallet/ui/patterns/SepaTransfer';
import { type ReactNode, useReducer } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { useOperations, useRecentOperations } from '../../data/accounts.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { OperationFailed } from '../page/OperationFailed.tsx';
import { readId, usePassedAmount, addAmount } from '../page/address.ts';
import { useGoBack, useStepHistory } from '../page/history.ts';
import { NotFoundPage, PageLoading } from '../page/lazyPage.tsx';
import { type PageRead, renderRead } from '../page/renderRead.tsx';

type TermsWithAmount = { readonly amount: Money };

export type SepaEvent<Terms extends TermsWithAmount> =
  { readonly name: 'amountConfirmed'; readonly terms: Terms } | { readonly name: 'wentBack' };

/** The amount, then the requisites (SEPA-021, SEPA-037). Going back keeps the amount (D-SEPA-22). */
export function reduceSepa<Terms extends TermsWithAmount>(step: SepaStep<Terms>, event: SepaEvent<Terms>): SepaStep<Terms> {
  switch (event.name) {
    case 'amountConfirmed':
      return { name: 'requisites', ...event.terms };
    case 'wentBack':
      return step.name === 'requisites' ? { name: 'amount', draft: toAmountText(step.amount) } : step;
  }
}

/** From the path: the account, and the bank that sends or receives its money. */
export type SepaIds = { readonly accountId: number; readonly bankId: number };

type SepaPageProps<View> = {
  /** `unknown`: no such account, bank or requisites (SEPA-048). */
  readonly read: (operations: Operations, ids: SepaIds) => PageRead<View>;
  readonly children: (ids: SepaIds, view: View) => ReactNode;
};

/** A bank transfer page, which waits for its data (D-HOME-25). */
export function SepaPage<View>({ read, children }: SepaPageProps<View>) {
  const params = useParams();
  const [accountId, bankId] = [readId(params['accountId']), readId(params['bankId'])];
  const operations = useOperations({ onEntry: true });
  if (accountId === null || bankId === null) return <NotFoundPage />;
  if (operations.data === undefined) return operations.isError ? <OperationFailed error={operations.error} /> : <PageLoading />;
  const ids = { accountId, bankId };
  return renderRead(read(operations.data, ids), (view) => children(ids, view));
}

/** Maximum age of the operations when leaving the amount step (D-SEPA-11). */
const MAX_AGE_MS = 30_000;

/** Result of checking an amount against the latest operations: a modal, or the agreed terms. Null when it cannot be determined. */
export type SepaCheck<Terms> = { readonly block: SepaBlock | 'notEnoughFunds' } | { readonly terms: Terms } | null;

type SepaTransferParts<Terms> = SepaIds & {
  readonly toPath: (ids: SepaIds) => string;
  readonly check: (operations: Operations, amount: Money) => SepaCheck<Terms>;
};

/** The flow of a bank transfer between one account and one bank, in either direction (D-SEPA-10, D-SEPA-11, D-SEPA-22). */
export function useSepaTransfer<Terms extends TermsWithAmount>({ accountId, bankId, toPath, check }: SepaTransferParts<Terms>) {
  const draft = usePassedAmount();
  const [step, dispatch] = useReducer<SepaStep<Terms>, [SepaEvent<Terms>]>(reduceSepa, { name: 'amount', draft });
  const recentOperations = useRecentOperations();
  const goBack = (): void => dispatch({ name: 'wentBack' });
  const { leave } = useStepHistory(step.name === 'requisites' ? 1 : 0, goBack);
  const goBackToAssets = useGoBack(paths.assets.to());
  const { lifecycle } = useServices();
  const navigate = useNavigate();
  /** Navigates to another page and keeps the amount entered. */
  const replace = (path: string, typed: string): void => void navigate(addAmount(path, typed), { replace: true });

  async function onAmount(amount: Money): Promise<AmountOutcome> {
    const operations = await attempt(() => recentOperations(MAX_AGE_MS), { special: () => UNEXPECTED });
    if (operations.kind !== 'done') return operations;
    const verdict = check(operations.value, amount);
    if (verdict === null) return UNEXPECTED;
    if ('block' in verdict) return { kind: 'blocked', block: verdict.block };
    dispatch({ name: 'amountConfirmed', terms: verdict.terms });
    return { kind: 'done' };
  }

  return {
    step,
    replace,
    /** Returns to the amount, which is kept, and refreshes the balances (D-SEPA-14). */
    onFundsChanged: (): void => {
      goBack();
      // Refresh the balances without waiting. They are needed only for the next submit, which requests them again.
      recentOperations(0).catch(() => undefined);
    },
    shared: {
      accountId,
      bankId,
      onAccount: (id, typed) => replace(toPath({ accountId: id, bankId }), typed),
      onBank: (id, typed) => replace(toPath({ accountId, bankId: id }), typed),
      onAmount,
      onBack: step.name === 'requisites' ? leave : goBackToAssets,
      onLogInAgain: () => lifecycle.logOut(paths.login.to()),
      addressVerificationHref: paths.addressVerification.to(),
    } satisfies Omit<SepaTransferProps<number>, 'accounts' | 'banks'>,
  };
}
