import { lazy, useEffect } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { TransferWaiting } from '../../patterns/transfer/TransferWaiting.tsx';
import { RecipientForm } from './participant/RecipientForm.tsx';
import type { TravelRuleSendScreenProps } from './TravelRuleSendScreen.types.ts';

const loadBeneficiary = () => import('./participant/BeneficiaryForm.tsx');
const loadFee = () => import('./fee/FeeForm.tsx');
const loadEnd = () => import('./TravelRuleSendEnd.tsx');
/** Step 1 decides which of them is needed. They load while it is filled in. */
const BeneficiaryForm = lazy(async () => ({ default: (await loadPart(loadBeneficiary)).BeneficiaryForm }));
const FeeForm = lazy(async () => ({ default: (await loadPart(loadFee)).FeeForm }));
const TravelRuleSendEnd = lazy(async () => ({ default: (await loadPart(loadEnd)).TravelRuleSendEnd }));

/**
 * A send under the travel rule. The address decides what step 2 requests, and whether the coins leave immediately (TRS-001 to TRS-008,
 * D-TRS-01).
 */
export function TravelRuleSendScreen({ page, step, ...rest }: TravelRuleSendScreenProps) {
  const { onBack, homeHref } = rest;
  useEffect(() => {
    void Promise.allSettled([loadBeneficiary(), loadFee(), loadEnd()]);
  }, []);
  if (page.kind !== 'ready') return <TransferWaiting {...{ page, onBack, homeHref }} />;
  const { asset } = page.content;
  const drawStep = () => {
    switch (step.name) {
      case 'form':
        return <RecipientForm {...{ asset, step }} {...rest} />;
      case 'beneficiary':
        return <BeneficiaryForm content={page.content} step={step} {...rest} />;
      case 'fee':
        return <FeeForm {...{ asset, step }} {...rest} />;
      case 'code':
      case 'finished':
      case 'reviewed':
        return <TravelRuleSendEnd assetCode={asset.code} step={step} {...rest} />;
    }
  };
  return <Part waiting={<TransferWaiting page={{ kind: 'loading' }} {...{ onBack, homeHref }} />}>{drawStep()}</Part>;
}
