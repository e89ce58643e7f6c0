import type { Operations } from '@wallet/contract/accounts';
import { sepaTopUp } from '@wallet/core/fees/sepaTopUp';
import type { Money } from '@wallet/core/money/money';
import type { SepaTopUpDoneOutcome, SepaTopUpTerms } from '@wallet/ui/screens/sepa-topup/SepaTopUpScreen.types';
import { useRef } from 'react';
import { nextIntent, type Intent } from '../../api/idempotencyKey.ts';
import { useRequestTopUp } from '../../data/bank-transfers/useRequestTopUp.ts';
import type { SepaIds } from '../../operations/bankTransfer/SepaPage.tsx';
import { useSepaTransfer, type SepaTransfer, type SepaVerdict } from '../../operations/bankTransfer/useSepaTransfer.ts';
import { paths } from '../../routing/paths.ts';
import { toDoneOutcome } from './toDoneOutcome.ts';
import { toSepaTopUpView } from './toSepaTopUpView.ts';

export type SepaTopUp = SepaTransfer<SepaTopUpTerms> & { readonly onDone: () => Promise<SepaTopUpDoneOutcome> };

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

  async function onDone(): Promise<SepaTopUpDoneOutcome> {
    if (step.name !== 'requisites') return { kind: 'failed', failure: 'unexpected' };
    const { accountId } = ids;
    const { amount } = step.amount;
    intent.current = nextIntent(intent.current, `top up ${accountId} ${amount}`);
    try {
      await request.mutateAsync({ accountId, amount, idempotencyKey: intent.current.key });
      intent.current = null;
      return { kind: 'done' };
    } catch (error) {
      return toDoneOutcome(error);
    }
  }

  return { ...transfer, onDone };
}
