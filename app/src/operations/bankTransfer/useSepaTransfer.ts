import type { Operations } from '@wallet/contract/accounts';
import type { Money } from '@wallet/core/money/money';
import type { SepaBlock } from '@wallet/ui/patterns/SepaBlock/SepaBlock';
import type { SepaAmountOutcome, SepaStep, SepaTransferProps } from '@wallet/ui/patterns/SepaTransfer/SepaTransfer.types';
import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { useRecentOperations } from '../../data/accounts/useOperations.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { sepaFlow, type SepaEvent } from './sepaFlow.ts';
import type { SepaIds } from './SepaPage.tsx';
import { useGoBack } from '../page/useGoBack.ts';
import { useKeptAmount, withAmount } from '../page/useKeptAmount.ts';
import { useStepHistory } from '../page/useStepHistory.ts';

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

  async function onAmount(amount: Money): Promise<SepaAmountOutcome> {
    let operations: Operations;
    try {
      operations = await recentOperations(MOST_AGE_MS);
    } catch (error) {
      if (error instanceof ApiError || error instanceof Refusal) return { kind: 'failed', failure: loadFailure(error) };
      throw error;
    }
    const verdict = judge(operations, amount);
    if (verdict === null) return { kind: 'failed', failure: 'unexpected' };
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
