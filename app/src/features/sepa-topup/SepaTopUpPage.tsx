import type { Operations } from '@wallet/contract/holdings/accounts';
import { sepaTopUp } from '@wallet/core/fees/bankTransfer';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type { Blocked } from '@wallet/ui/patterns/SepaTransfer';
import type { Refused } from '@wallet/ui/patterns/form';
import { SepaTopUpScreen, type SepaTopUpScreenProps, type SepaTopUpTerms, sepaTopUpTexts } from '@wallet/ui/screens/sepa-topup';
import { useTexts } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { getShareText } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import type { Refusal } from '../../api/errors.ts';
import { attempt, toRefusalText, UNEXPECTED } from '../../api/outcome.ts';
import { useRequestTopUp } from '../../data/bank-transfers.ts';
import { type SepaIds, SepaPage, type SepaCheck, useSepaTransfer } from '../../operations/sepa/bankTransfer.tsx';
import { toRefusalBlock } from '../../operations/sepa/sepaMethods.ts';
import { type SepaTopUpView, toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import { useIntents } from '../../api/useIntents.ts';
import { showToast } from '../../operations/walletUi.ts';
import { paths } from '../../routing/paths.ts';

/** Rules for a refused "Done": the modal of a blocked method, else the first message for the amount (D-SEPA-15). */
export const topUpRules = {
  special: (refusal: Refusal): Blocked | Refused => {
    const block = toRefusalBlock(refusal);
    if (block !== null) return { kind: 'blocked', block };
    return { kind: 'refused', message: refusal.body.fields?.['amount']?.[0] ?? toRefusalText(refusal.body) };
  },
};

/** Shows the requisites if the address is verified and an IBAN is bound (SEPA-017 to SEPA-021). */
function checkTopUp(ids: SepaIds, operations: Operations, amount: Money): SepaCheck<SepaTopUpTerms> {
  const read = toSepaTopUpView(operations, ids);
  if (read.kind !== 'ready') return null;
  const { block, requisites, settings } = read.view;
  if (block !== null) return { block };
  const { fee, arrives, isAllowed } = sepaTopUp(amount, settings);
  return requisites === null || !isAllowed ? null : { terms: { amount, fee, arrives, requisites } };
}

function useSepaTopUp(ids: SepaIds) {
  const transfer = useSepaTransfer<SepaTopUpTerms>({
    ...ids,
    toPath: paths.sepaTopUp.to,
    check: (operations, amount) => checkTopUp(ids, operations, amount),
  });
  const { step } = transfer;
  const request = useRequestTopUp();
  const intents = useIntents();

  const onDone: SepaTopUpScreenProps['onDone'] = async () => {
    if (step.name !== 'requisites') return UNEXPECTED;
    const { accountId } = ids;
    const amount = toAmountText(step.amount);
    const idempotencyKey = intents.keyOf(`top up ${accountId} ${amount}`);
    return attempt(() => request({ accountId, amount, idempotencyKey }), topUpRules);
  };

  return { ...transfer, onDone };
}

function TopUp({ ids, view }: { readonly ids: SepaIds; readonly view: SepaTopUpView }) {
  const { accounts, banks, settings, cardHref } = view;
  const { step, shared, replace, onDone } = useSepaTopUp(ids);
  const texts = useTexts(sepaTopUpTexts);
  const navigate = useNavigate();
  return (
    <SepaTopUpScreen
      {...{ step, accounts, banks, settings, cardHref }}
      {...shared}
      onCard={(draft) => (cardHref === null ? undefined : replace(cardHref, draft))}
      onShare={getShareText()}
      onDone={async () => {
        const outcome = await onDone();
        if (outcome.kind === 'done') {
          showToast({ text: texts.waiting });
          void navigate(paths.assets.to(), { replace: true });
        }
        return outcome;
      }}
    />
  );
}

/** A top-up by a bank transfer in the EU (SEPA-001). */
export function SepaTopUpPage() {
  return <SepaPage read={toSepaTopUpView}>{(ids, view) => <TopUp ids={ids} view={view} />}</SepaPage>;
}
