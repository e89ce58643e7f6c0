import type { Operations } from '@wallet/contract/accounts';
import { sepaWithdrawal } from '@wallet/core/fees/sepaWithdrawal';
import { isMore } from '@wallet/core/money/arithmetic';
import { amountOf, type Money } from '@wallet/core/money/money';
import type { CallOutcome } from '@wallet/ui/patterns/form/CallOutcome';
import type { IbanLookup, SepaWithdrawalTerms, WithdrawalStop } from '@wallet/ui/screens/sepa-withdrawal/SepaWithdrawalScreen.types';
import { useRef } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { type Intent, nextIntent } from '../../api/idempotencyKey.ts';
import { attempt, refusalText, UNEXPECTED, type NewOrder } from '../../api/outcome.ts';
import { useWithdrawToIban } from '../../data/bank-transfers/useWithdrawToIban.ts';
import { useLookUpIban } from '../../data/iban-lookup/useLookUpIban.ts';
import type { SepaIds } from '../../operations/bankTransfer/SepaPage.tsx';
import { refusalBlock } from '../../operations/bankTransfer/sepaMethods.ts';
import { type SepaTransfer, type SepaVerdict, useSepaTransfer } from '../../operations/bankTransfer/useSepaTransfer.ts';
import { paths } from '../../routing/paths.ts';
import { toSepaWithdrawalView } from './toSepaWithdrawalView.ts';

export type SepaWithdrawal = SepaTransfer<SepaWithdrawalTerms> & {
  readonly onLookUpIban: (iban: string, signal: AbortSignal) => Promise<IbanLookup>;
  /** `done` has the new order: the page navigates, not the hook. */
  readonly submit: (iban: string) => Promise<CallOutcome<'iban', WithdrawalStop, NewOrder>>;
};

/** A refused IBAN stands under it; a modal of the method, or funds that have changed, is more than a field (SEPA-046, SEPA-047, D-SEPA-24). */
export const withdrawalRules = {
  fields: { iban: 'iban' },
  special: (refusal: Refusal): WithdrawalStop | null => {
    const block = refusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return refusal.body.fields?.['amount'] === undefined ? null : { kind: 'fundsChanged' };
  },
} as const;

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
    const outcome = await attempt(() => lookUp(iban, signal), {
      // The iban field's message, or the answer's own when there is none (SEPA-042).
      special: ({ status, body }) =>
        status === 400 ? { kind: 'refused', message: body.fields?.['iban']?.[0] ?? refusalText(body) } : UNEXPECTED,
      otherwise: () => UNEXPECTED, // a lookup that was cancelled, or a session that is over
    });
    return outcome.kind === 'done' ? { kind: 'found', bank: outcome.value.name, bic: outcome.value.bic } : outcome;
  }

  async function submit(iban: string): Promise<CallOutcome<'iban', WithdrawalStop, NewOrder>> {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = amountOf(step.amount);
    intent.current = nextIntent(intent.current, `withdraw ${accountId} ${amount} ${iban}`);
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(() => withdraw.mutateAsync({ accountId, amount, iban, idempotencyKey }), withdrawalRules);
    if (outcome.kind === 'done') intent.current = null;
    return outcome;
  }

  return { ...transfer, onLookUpIban, submit };
}
