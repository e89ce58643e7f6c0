import { lazy, Suspense, useEffect } from 'react';
import { TransferCode } from '../../patterns/transfer/TransferCode.tsx';
import { TransferSent } from '../../patterns/transfer/TransferSent.tsx';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { RecipientForm } from './RecipientForm.tsx';
import { ReviewedStep } from './ReviewedStep.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { TravelRuleSendScreenProps } from './TravelRuleSendScreen.types.ts';

const loadBeneficiary = () => import('./BeneficiaryForm.tsx');
const loadFee = () => import('./FeeForm.tsx');
/** Step 1 decides which of them is needed: they come while it is filled in. */
const BeneficiaryForm = lazy(async () => ({ default: (await loadBeneficiary()).BeneficiaryForm }));
const FeeForm = lazy(async () => ({ default: (await loadFee()).FeeForm }));

/** A send of a customer under the travel rule: the address decides what step 2 asks, and whether it goes out now (TRS-001 to TRS-008, D-TRS-01). */
export function TravelRuleSendScreen({ page, step, ...rest }: TravelRuleSendScreenProps) {
  const texts = useTexts(transferTexts);
  const { codeInvalid } = useTexts(travelRuleTexts);
  const { onBack, homeHref } = rest;
  useEffect(() => {
    void Promise.allSettled([loadBeneficiary(), loadFee()]);
  }, []);
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  const { asset } = page.content;
  const waiting = <TransferWaiting page={{ kind: 'loading' }} {...{ onBack, homeHref }} />;
  switch (step.name) {
    case 'form':
      return <RecipientForm {...{ asset, step }} {...rest} />;
    case 'beneficiary':
      return (
        <Suspense fallback={waiting}>
          <BeneficiaryForm content={page.content} step={step} {...rest} />
        </Suspense>
      );
    case 'fee':
      return (
        <Suspense fallback={waiting}>
          <FeeForm {...{ asset, step }} {...rest} />
        </Suspense>
      );
    case 'code': {
      const { onCode, onResendCode } = rest;
      return <TransferCode {...{ step, onCode, onResendCode, onBack }} emptyIssue={codeInvalid} />;
    }
    case 'finished':
      return <TransferSent step={step} homeHref={homeHref} addressBook={rest.addressBook} />;
    case 'reviewed':
      return (
        <ReviewedStep title={texts.title(asset.code)} waitsFor={step.isConfirmedByEmail ? 'email' : 'beneficiary'} homeHref={homeHref} />
      );
  }
}
