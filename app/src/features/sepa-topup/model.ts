import type { Operations } from '@wallet/contract/holdings/accounts';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { amountOf, type Money } from '@wallet/core/money/money';
import type { Blocked } from '@wallet/ui/patterns/SepaTransfer';
import type { Refused } from '@wallet/ui/patterns/form';
import type { SepaTopUpScreenProps, SepaTopUpTerms } from '@wallet/ui/screens/sepa-topup';
import { useRef } from 'react';
import type { Refusal } from '../../api/errors.ts';
import { type Intent, nextIntent } from '../../api/idempotencyKey.ts';
import { attempt, refusalText, UNEXPECTED } from '../../api/outcome.ts';
import { useRequestTopUp } from '../../data/bank-transfers.ts';
import { type SepaIds, type SepaTransfer, type SepaVerdict, useSepaTransfer } from '../../operations/bankTransfer.tsx';
import { refusalBlock } from '../../operations/sepa/sepaMethods.ts';
import { toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import { paths } from '../../routing/paths.ts';

export type SepaTopUp = SepaTransfer<SepaTopUpTerms> & Pick<SepaTopUpScreenProps, 'onDone'>;

/** What "Done" came to when it was not accepted: a modal of the method, else the first message of the amount (D-SEPA-15). */
export const topUpRules = {
  special: (refusal: Refusal): Blocked | Refused => {
    const block = refusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return { kind: 'refused', message: refusal.body.fields?.['amount']?.[0] ?? refusalText(refusal.body) };
  },
};

/** The requisites open with a verified address and a bound IBAN (SEPA-017 to SEPA-021). */
function judge(ids: SepaIds, operations: Operations, amount: Money): SepaVerdict<SepaTopUpTerms> {
  const read = toSepaTopUpView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { block, requisites, settings } = read.view;
  if (block !== null) return { block };
  const { totalReceive, isAllowed } = sepaTopUp(amount, settings);
  return requisites === null || !isAllowed ? null : { terms: { amount, totalReceive, requisites } };
}

/** The flow of a top-up of one account by one bank. */
export function useSepaTopUp(ids: SepaIds): SepaTopUp {
  const transfer = useSepaTransfer<SepaTopUpTerms>({
    ...ids,
    pathOf: paths.sepaTopUp.to,
    judge: (operations, amount) => judge(ids, operations, amount),
  });
  const { step } = transfer;
  const request = useRequestTopUp();
  const intent = useRef<Intent | null>(null);

  const onDone: SepaTopUp['onDone'] = async () => {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = amountOf(step.amount);
    intent.current = nextIntent(intent.current, `top up ${accountId} ${amount}`);
    const { key: idempotencyKey } = intent.current;
    const outcome = await attempt(() => request({ accountId, amount, idempotencyKey }), topUpRules);
    if (outcome.kind === 'done') intent.current = null;
    return outcome;
  };

  return { ...transfer, onDone };
}
