import { lazy } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { TransferFields } from '../../patterns/transfer/TransferFields.tsx';
import { toBalances } from '../../patterns/transfer/toBalances.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeFields } from './FeeFields.tsx';
import type { SendScreenProps, SendStep } from './SendScreen.types.ts';
import { useSendForm } from './useSendForm.ts';

/** Needed for some customers only. Their form appears once it has loaded, so that nothing shifts. */
const BeneficiaryFields = lazy(async () => ({
  default: (await loadPart(() => import('../../patterns/transfer/BeneficiaryFields.tsx'))).BeneficiaryFields,
}));

export type SendFormProps = Omit<SendScreenProps, 'page' | 'step'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

/** Recipient, amount and speed. The cost is shown while the amount is typed (SEND-004 to SEND-031). */
export function SendForm({ asset, step, addressBook, onBack, onPasteRequest, onCameraRequest, ...rest }: SendFormProps) {
  const texts = useTexts(transferTexts);
  const { form, amount, check, isWaiting, quote, retryQuote, canAskFee, offer, fee, shortage, refused } = useSendForm({
    asset,
    step,
    ...rest,
  });
  const { outcome, field } = form;
  const [address, sum, speed] = [field('address'), field('amount'), field('fee')];
  return (
    <OperationForm
      title={texts.title(asset.code)}
      onBack={onBack}
      aside={{ operation: 'send', balances: toBalances(asset, canAskFee ? amount : null, fee), minutes: offer?.minutes }}
      {...form.props}
    >
      <TransferFields
        {...{ asset, addressBook, check, onPasteRequest, onCameraRequest }}
        fields={{
          address: { ...address, issue: address.issue ?? refused.address },
          amount: { ...sum, issue: sum.issue ?? refused.amount },
          comment: field('comment'),
        }}
      >
        {asset.needsBeneficiary ? (
          <BeneficiaryFields name={field('beneficiaryName')} country={field('beneficiaryCountry')} disabled={!asset.isSendable} />
        ) : null}
      </TransferFields>
      <FeeFields
        {...{ asset, amount, fee, quote }}
        speed={speed.value}
        disabled={!canAskFee}
        issue={shortage ?? speed.issue}
        onSpeed={speed.onValueChange}
        onRetry={retryQuote}
      />
      <StickyActions>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={form.busy} disabled={fee === null || !asset.isSendable || isWaiting}>
          {texts.next}
        </Button>
      </StickyActions>
      {outcome?.kind === 'refused' && outcome.message !== undefined ? (
        <ErrorDialog message={outcome.message} onClose={form.dismiss} />
      ) : null}
    </OperationForm>
  );
}
