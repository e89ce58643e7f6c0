import { TransferEnd } from '../../patterns/transfer/TransferEnd.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { ReviewedStep } from './ReviewedStep.tsx';
import { StepHead } from './StepHead.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { TravelRuleSendScreenProps, TravelRuleSendStep } from './TravelRuleSendScreen.types.ts';

type TravelRuleSendEndProps = Pick<
  TravelRuleSendScreenProps,
  'onCode' | 'onResendCode' | 'onBack' | 'homeHref' | 'addressBook' | 'sentWorth' | 'onDetails'
> & {
  readonly assetCode: string;
  readonly step: Extract<TravelRuleSendStep, { name: 'code' | 'finished' | 'reviewed' }>;
};

/** The steps after the forms of a travel-rule send: its code and result, or the review it waits for. */
export function TravelRuleSendEnd({ assetCode, step, ...rest }: TravelRuleSendEndProps) {
  const { title } = useTexts(transferTexts);
  const { codeInvalid } = useTexts(travelRuleTexts);
  if (step.name !== 'reviewed') return <TransferEnd step={step} {...rest} emptyIssue={codeInvalid} head={<StepHead step={3} />} />;
  return (
    <ReviewedStep
      title={title({ code: assetCode })}
      waitsFor={step.isConfirmedByEmail ? 'email' : 'beneficiary'}
      homeHref={rest.homeHref}
    />
  );
}
