import type { Operations } from '@wallet/contract/accounts';
import { sepaWithdrawal } from '@wallet/core/fees/sepaWithdrawal';
import { isMore } from '@wallet/core/money/compareMoney';
import type { Money } from '@wallet/core/money/money';
import type { IbanLookup, SepaSubmitOutcome, SepaWithdrawalTerms } from '@wallet/ui/screens/sepa-withdrawal/SepaWithdrawalScreen.types';
import { useRef } from 'react';
import { Refusal } from '../../api/errors.ts';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { refusalText } from '../../api/refusalText.ts';
import { useWithdrawToIban } from '../../data/bank-transfers/useWithdrawToIban.ts';
import { useLookUpIban } from '../../data/iban-lookup/useLookUpIban.ts';
import type { SepaIds } from '../../operations/bankTransfer/SepaPage.tsx';
import { useSepaTransfer, type SepaTransfer, type SepaVerdict } from '../../operations/bankTransfer/useSepaTransfer.ts';
import { paths } from '../../routing/paths.ts';
import { toSepaWithdrawalView } from './toSepaWithdrawalView.ts';
import { toSubmitOutcome } from './toSubmitOutcome.ts';

export type SepaWithdrawal = SepaTransfer<SepaWithdrawalTerms> & {
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  /** Answers the new order's id beside what the screen is told: the page navigates, not the hook. */
  readonly submit: (iban: string) => Promise<{ readonly outcome: SepaSubmitOutcome; readonly orderId?: string }>;
};

/** The balance first, then what closes the method (SEPA-031, D-SEPA-10). */
function judge(ids: SepaIds, operations: Operations, amount: Money): SepaVerdict<SepaWithdrawalTerms> {
  const read = toSepaWithdrawalView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { balance, block, settings } = read.view;
  if (isMore(amount, balance)) return { block: 'notEnoughFunds' };
  if (block !== null) return { block };
  const { fee, totalReceive } = sepaWithdrawal(amount, settings);
  return { terms: { amount, fee, totalReceive } };
}

/** The flow of a withdrawal from one account by one bank (SEPA-037). */
export function useSepaWithdrawal(ids: SepaIds): SepaWithdrawal {
  const transfer = useSepaTransfer<SepaWithdrawalTerms>({
    ...ids,
    pathOf: paths.sepaWithdrawal.to,
    judge: (operations, amount) => judge(ids, operations, amount),
  });
  const { step } = transfer;
  const lookUp = useLookUpIban();
  const withdraw = useWithdrawToIban();
  const intent = useRef<Intent | null>(null);

  async function onLookUpIban(iban: string, signal: AbortSignal): Promise<IbanLookup> {
    try {
      const { name: bank, bic } = await lookUp(iban, signal);
      return { kind: 'found', bank, bic };
    } catch (error) {
      // The iban field's message, or the answer's own when there is none (SEPA-042).
      if (error instanceof Refusal && error.status === 400)
        return { kind: 'refused', message: error.body.fields?.['iban']?.[0] ?? refusalText(error.body) };
      return { kind: 'failed', failure: loadFailure(error) };
    }
  }

  async function submit(iban: string): Promise<{ readonly outcome: SepaSubmitOutcome; readonly orderId?: string }> {
    if (step.name !== 'requisites') return { outcome: { kind: 'failed', failure: 'unexpected' } };
    const { accountId } = ids;
    const { amount } = step.amount;
    intent.current = nextIntent(intent.current, `withdraw ${accountId} ${amount} ${iban}`);
    try {
      const { id: orderId } = await withdraw.mutateAsync({ accountId, amount, iban, idempotencyKey: intent.current.key });
      intent.current = null;
      return { outcome: { kind: 'done' }, orderId };
    } catch (error) {
      return { outcome: toSubmitOutcome(error) };
    }
  }

  return { ...transfer, onLookUpIban, submit };
}
