import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { BeneficiaryFields } from '../../patterns/transfer/BeneficiaryFields.tsx';
import { FeePicker } from '../../patterns/transfer/FeePicker.tsx';
import type { TransferAsset } from '../../patterns/transfer/Transfer.types.ts';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { nameText } from '../../patterns/transfer/transferIssues.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { SendSummary } from './SendSummary.tsx';
import { SubmitProblem } from './SubmitProblem.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { FeeField, FeeIssues, FeeSubmitOutcome, TravelRuleSendScreenProps, TravelRuleSendStep } from './TravelRuleSendScreen.types.ts';
import { useFeeChoice } from './useFeeChoice.ts';

type FeeFormProps = Pick<TravelRuleSendScreenProps, 'onAskFee' | 'onFee' | 'onBack'> & {
  readonly asset: TransferAsset;
  readonly step: Extract<TravelRuleSendStep, { name: 'fee' }>;
};
type Typed = { readonly beneficiaryName: string; readonly beneficiaryCountry: string };

/** Step 2 of an address without the travel rule: the fee, and who gets it (D-TRS-01, TRS-013 to TRS-019). */
export function FeeForm({ asset, step, onAskFee, onFee, onBack }: FeeFormProps) {
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const { amount, address, draft } = step;
  const [typed, setTyped] = useState<Typed>(draft);
  const [left, setLeft] = useState<ReadonlySet<FeeField>>(new Set());
  const [refused, setRefused] = useState<FeeIssues>(step.issues);
  const [outcome, setOutcome] = useState<FeeSubmitOutcome>(
    step.message === undefined ? { kind: 'done' } : { kind: 'refused', message: step.message },
  );
  const { busy, submitOnce } = useSubmitOnce();
  const choice = useFeeChoice({ asset, amount, address, first: draft.speed, onAskFee, needMore: texts.needMoreNow });
  const own = {
    fee: choice.issue,
    beneficiaryName: nameText(typed.beneficiaryName, transfer),
    beneficiaryCountry: asset.needsBeneficiary && typed.beneficiaryCountry === '' ? transfer.required : undefined,
  };
  const issueOf = (name: FeeField) => (left.has(name) || name === 'fee' ? own[name] : undefined) ?? refused[name];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(new Set<FeeField>(['beneficiaryName', 'beneficiaryCountry']));
    const { speed, fee } = choice;
    if (speed === null || fee === null) {
      if (choice.quote?.kind === 'quoted') setRefused({ fee: transfer.required });
      return;
    }
    if (Object.values(own).some((issue) => issue !== undefined)) return;
    void submitOnce(async () => {
      const answered = await onFee({ ...typed, speed }, fee);
      setOutcome(answered);
      if (answered.kind !== 'refused') return;
      setRefused(answered.fields ?? {});
      // The quote on the screen is no longer the provider's (D-SEND-12).
      if (answered.fields?.fee !== undefined) choice.retry();
    });
  };
  return (
    <OperationForm title={transfer.title(asset.code)} onBack={onBack} onSubmit={submit}>
      <BeneficiaryFields
        values={typed}
        asksCountry={asset.needsBeneficiary}
        onEdit={(change) => {
          setTyped((held) => ({ ...held, ...change }));
          setRefused((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !(name in change))));
        }}
        field={(name) => ({ issue: issueOf(name), onBlur: () => setLeft((held) => new Set(held).add(name)), disabled: false })}
      />
      <FeePicker
        quote={choice.quote}
        speed={choice.speed}
        issue={issueOf('fee')}
        onSpeed={(speed) => {
          choice.choose(speed);
          setRefused((held) => Object.fromEntries(Object.entries(held).filter(([name]) => name !== 'fee')));
        }}
        onRetry={choice.retry}
      />
      <SendSummary asset={asset} amount={amount} fee={choice.fee} />
      <StickyActions>
        <SubmitProblem outcome={outcome} onClose={() => setOutcome({ kind: 'done' })} />
        <Button type="submit" fullWidth busy={busy} disabled={choice.fee === null}>
          {transfer.next}
        </Button>
      </StickyActions>
    </OperationForm>
  );
}
