import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Heading } from '../../../foundations/Heading/Heading.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { OperationForm } from '../../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../../patterns/StickyActions/StickyActions.tsx';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import type { ParticipantDetails } from './Participant.types.ts';
import { ParticipantFields, getVaspName } from './ParticipantFields.tsx';
import { SendSummary } from '../SendSummary.tsx';
import { StepHead } from '../StepHead.tsx';
import { SubmitFailure } from '../SubmitFailure.tsx';
import { travelRuleTexts } from '../travelRule.texts.ts';
import type { TravelRuleSendContent, TravelRuleSendScreenProps, TravelRuleSendStep } from '../TravelRuleSendScreen.types.ts';
import { useParticipantForm } from './useParticipantForm.ts';

type BeneficiaryFormProps = Pick<TravelRuleSendScreenProps, 'checkName' | 'onReview' | 'onBack' | 'vasps'> & {
  readonly content: TravelRuleSendContent;
  readonly step: Extract<TravelRuleSendStep, { name: 'beneficiary' }>;
};

/** Step 2 for an address under the travel rule: the beneficiary. A VASP is informed only after consent (TRS-004, TRS-005). */
export function BeneficiaryForm({ content: { asset, own, today }, step, checkName, onReview, onBack, vasps }: BeneficiaryFormProps) {
  const texts = useTexts(travelRuleTexts);
  const transfer = useTexts(transferTexts);
  const rules = { role: 'beneficiary', own, today, checkName } as const;
  const [question, setQuestion] = useState<ParticipantDetails | null>(null);
  const form = useParticipantForm({
    first: step.draft,
    firstIssues: step.issues,
    rules,
    onSubmit: async (details, values) => {
      if (details.wallet === 'unhosted') return onReview(details, values);
      setQuestion(details);
      return null;
    },
  });
  const agree = (): void => {
    if (question !== null) form.send(() => onReview(question, form.values));
    setQuestion(null);
  };
  return (
    <OperationForm
      title={transfer.title({ code: asset.code })}
      onBack={onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <SendSummary asset={asset} amount={step.amount} address={step.address} />
          <SubmitActions label={transfer.next} busy={form.busy}>
            <SubmitFailure outcome={form.outcome} onClose={form.dismiss} />
          </SubmitActions>
        </>
      }
    >
      <StepHead step={2} />
      <Stack gap={8}>
        <Heading level={2}>{texts.question}</Heading>
        <Text tone="secondary">{texts.why}</Text>
      </Stack>
      <ParticipantFields form={form} rules={rules} vasps={vasps} />
      <Dialog
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        title={texts.consentTitle}
        actions={
          <>
            <Button onClick={agree}>{texts.agree}</Button>
            <Button variant="quiet" onClick={() => setQuestion(null)}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        {texts.consent({ vasp: getVaspName(vasps, form.values) })}
      </Dialog>
    </OperationForm>
  );
}
