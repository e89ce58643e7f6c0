import { parseMoney } from '@wallet/core/money/money';
import { lazy, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { useLookAlike } from '../../patterns/addressBook/useLookAlike.ts';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { TransferFields } from '../../patterns/transfer/TransferFields.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { FeeFields } from './FeeFields.tsx';
import type { SendField, SendScreenProps, SendStep } from './SendScreen.types.ts';
import { useSendForm } from './useSendForm.ts';

/** Asked of some customers; their form comes when these have come, and nothing in it moves. */
const BeneficiaryFields = lazy(async () => ({
  default: (await loadPart(() => import('../../patterns/transfer/BeneficiaryFields.tsx'))).BeneficiaryFields,
}));

export type SendFormProps = Omit<SendScreenProps, 'page' | 'step'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<SendStep, { name: 'form' }>;
};

/** To whom, how much and how fast; what it costs is said while the amount is typed (SEND-004 to SEND-031). */
export function SendForm({
  asset,
  step,
  addressBook,
  knownAddresses,
  onAskFee,
  onSubmit,
  onBack,
  onPasteRequest,
  onCameraRequest,
}: SendFormProps) {
  const texts = useTexts(transferTexts);
  const { values, edit, leave, issues, quote, retryQuote, canAskFee, fee, busy, outcome, dismiss, submit } = useSendForm({
    asset,
    step,
    onAskFee,
    onSubmit,
  });
  const { check, isWaiting, mayGoOn } = useLookAlike(values.address, knownAddresses);
  const [opened, setOpened] = useState(step.message);
  const field = (name: SendField) => ({ issue: issues[name], onBlur: () => leave(name), disabled: !asset.isSendable });
  const refusal = outcome.kind === 'refused' ? outcome.message : undefined;
  return (
    <OperationForm
      title={texts.title(asset.code)}
      onBack={onBack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (mayGoOn()) submit();
      }}
    >
      <TransferFields {...{ asset, values, field, addressBook, check, onPasteRequest, onCameraRequest }} onEdit={edit}>
        {asset.needsBeneficiary ? <BeneficiaryFields values={values} onEdit={edit} field={field} asksCountry /> : null}
      </TransferFields>
      <FeeFields
        {...{ asset, fee, quote }}
        amount={parseMoney(values.amount, asset.upper)}
        speed={values.speed}
        disabled={!canAskFee}
        issue={issues.fee}
        onSpeed={(speed) => edit({ speed })}
        onRetry={retryQuote}
      />
      <StickyActions>
        <FailureNotice failure={outcome.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={busy} disabled={fee === null || !asset.isSendable || isWaiting}>
          {texts.next}
        </Button>
      </StickyActions>
      {refusal === undefined ? null : <ErrorDialog message={refusal} onClose={dismiss} />}
      {opened === undefined ? null : <ErrorDialog message={opened} onClose={() => setOpened(undefined)} />}
    </OperationForm>
  );
}
