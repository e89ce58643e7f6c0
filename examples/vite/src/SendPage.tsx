import { toAmountText } from '@wallet/ui/money';
import type { TransferAsset } from '@wallet/ui/patterns/transfer';
import { SendScreen, type SendScreenProps, type SendStep } from '@wallet/ui/screens/send';
import { useState } from 'react';
import { backend, btc } from './backend.ts';

const bitcoin: TransferAsset = {
  code: 'BTC',
  name: 'Bitcoin',
  lower: btc('0.0005'),
  upper: btc('1'),
  feeAllowance: btc('1'),
  isSendable: true,
};
const form: SendStep = {
  name: 'form',
  draft: { address: '', amount: '', comment: '', speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
  issues: {},
};

/** A send in three steps. The page stores the step, the screen stores the input. */
export function SendPage({ onLeave }: { readonly onLeave: () => void }) {
  const [step, setStep] = useState<SendStep>(form);
  const onSubmit: SendScreenProps['onSubmit'] = async ({ address }, { arrives, fee }) => {
    setStep({ name: 'code', phone: '+370***01', summary: { sent: arrives, fee, address }, resendAt: null });
    return { kind: 'done' };
  };
  const onCode: SendScreenProps['onCode'] = async (code) => {
    if (step.name !== 'code' || code === null || !(await backend.isRightCode(code)))
      return { kind: 'refused', fields: { code: 'This code is wrong' } };
    await backend.send(step.summary.address, toAmountText(step.summary.sent));
    setStep({ name: 'finished', summary: step.summary, detailsHref: '#sent' });
    return { kind: 'done' };
  };
  return (
    <SendScreen
      page={{ kind: 'ready', content: bitcoin }}
      step={step}
      onAskFee={backend.feeOf}
      onSubmit={onSubmit}
      onCode={onCode}
      onResendCode={async () => ({ kind: 'done' })}
      onBack={step.name === 'code' ? () => setStep(form) : onLeave}
      homeHref="#home"
    />
  );
}
