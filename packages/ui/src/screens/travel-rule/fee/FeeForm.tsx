import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { toRefused } from '../../../patterns/form/setFieldErrors.ts';
import { says } from '../../../patterns/form/says.ts';
import { useScreenForm } from '../../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../../patterns/StickyActions/StickyActions.tsx';
import { BeneficiaryFields } from '../../../patterns/transfer/BeneficiaryFields.tsx';
import { FeePicker } from '../../../patterns/transfer/FeePicker.tsx';
import type { CheckName, TransferAsset } from '../../../patterns/transfer/Transfer.types.ts';
import { transferTexts, type TransferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { getNameIssueText } from '../../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { StepHead } from '../StepHead.tsx';
import { SendSummary } from '../SendSummary.tsx';
import { SubmitFailure } from '../SubmitFailure.tsx';
import { travelRuleTexts } from '../travelRule.texts.ts';
import type { TravelRuleSendScreenProps, TravelRuleSendStep, FeeField, StaleData } from '../TravelRuleSendScreen.types.ts';
import { useFeeChoice } from './useFeeChoice.ts';

type FeeFormProps = Pick<TravelRuleSendScreenProps, 'onAskFee' | 'quote' | 'checkName' | 'onFee' | 'onBack'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<TravelRuleSendStep, { name: 'fee' }>;
};
const createFeeSchema = (needsCountry: boolean, texts: TransferTexts, checkName: CheckName | undefined) =>
  z.object({
    beneficiaryName: z.string().check(says((text) => getNameIssueText(text, texts, checkName))),
    beneficiaryCountry: z.string().check(says((text) => (needsCountry && text === '' ? texts.required : undefined))),
    // `useFeeChoice` has the chosen offer. The field exists for the provider's errors.
    fee: z.null(),
  });

/** Step 2 for an address not under the travel rule: the fee and the beneficiary (D-TRS-01, TRS-013 to TRS-019). */
export function FeeForm({ asset, step, onAskFee, quote: getQuote, checkName, onFee, onBack }: FeeFormProps) {
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const { amount, address, draft } = step;
  const choice = useFeeChoice({ asset, amount, address, first: draft.speed, onAskFee, getQuote, needMore: texts.needMoreNow });
  const { needsBeneficiary = false } = asset;
  const schema = useMemo(() => createFeeSchema(needsBeneficiary, transfer, checkName), [needsBeneficiary, transfer, checkName]);
  const form = useScreenForm({
    schema,
    first: { beneficiaryName: draft.beneficiaryName, beneficiaryCountry: draft.beneficiaryCountry, fee: null },
    answered: toRefused(step),
    onSubmit: async ({ beneficiaryName, beneficiaryCountry }): Promise<CallOutcome<FeeField, StaleData> | null> => {
      const { speed, cost, networkFee } = choice;
      if (choice.issue !== undefined) return null;
      if (speed === null || cost === null || networkFee === null) {
        return choice.quote?.kind === 'quoted' ? { kind: 'refused', fields: { fee: transfer.required } } : null;
      }
      const answer = await onFee({ beneficiaryName, beneficiaryCountry, speed }, cost, networkFee);
      // The quote on the screen is no longer valid at the provider (D-SEND-12).
      if (answer.kind === 'refused' && answer.fields?.fee !== undefined) choice.retry();
      return answer;
    },
  });
  const { field } = form;
  return (
    <OperationForm
      title={transfer.title({ code: asset.code })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <SendSummary asset={asset} amount={amount} address={address} cost={choice.cost} networkFee={choice.networkFee} />
          <SubmitActions label={transfer.next} busy={form.busy} disabled={choice.fee === null}>
            <SubmitFailure outcome={form.outcome} onClose={form.dismiss} />
          </SubmitActions>
        </>
      }
    >
      <StepHead step={2} />
      <BeneficiaryFields name={field('beneficiaryName')} country={needsBeneficiary ? field('beneficiaryCountry') : null} />
      <FeePicker
        quote={choice.quote}
        speed={choice.speed}
        issue={choice.issue ?? form.issue('fee')}
        onSpeed={(speed) => {
          choice.choose(speed);
          form.edit('fee', null);
        }}
        onRetry={choice.retry}
      />
    </OperationForm>
  );
}
