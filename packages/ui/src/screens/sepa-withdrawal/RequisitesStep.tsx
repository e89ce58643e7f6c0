import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IbanField } from '../../components/IbanField/IbanField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ibanSentence } from './ibanSentence.ts';
import { RefusalDialog } from './RefusalDialog.tsx';
import type { SepaSubmitOutcome, SepaWithdrawalScreenProps, SepaWithdrawalStep } from './SepaWithdrawalScreen.types.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';
import { useIbanLookup } from './useIbanLookup.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';

type RequisitesStepProps = Omit<SepaWithdrawalScreenProps, 'step' | 'settings'> & {
  readonly step: Extract<SepaWithdrawalStep, { name: 'requisites' }>;
};

/** Where the money goes: an IBAN in the customer's name, checked here and looked up at the provider before it can be submitted. */
export function RequisitesStep({ step, beneficiaryName, ...rest }: RequisitesStepProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  const failures = useTexts(failureTexts);
  const [iban, setIban] = useState(rest.iban);
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const [outcome, setOutcome] = useState<SepaSubmitOutcome>({ kind: 'done' });
  const { busy, submitOnce } = useSubmitOnce();
  const { answer, retry } = useIbanLookup(iban, rest.onLookUpIban);
  const issue = ibanSentence({ iban, left, answer, outcome }, texts);
  const edit = (text: string): void => {
    setIban(text);
    setLeft(false);
    setOutcome({ kind: 'done' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (answer?.kind !== 'found') return;
    void submitOnce(async () => {
      const answered = await rest.onSubmit(iban);
      setOutcome(answered);
      if (answered.kind === 'refused' && answered.fields?.iban !== undefined) field.current?.focus();
    });
  };
  return (
    <OperationForm title={texts.requisitesTitle} onBack={rest.onBack} onSubmit={submit}>
      <TextField label={texts.beneficiaryName} value={beneficiaryName} readOnly />
      <IbanField
        ref={field}
        label={texts.iban}
        value={iban}
        onValueChange={edit}
        onBlur={() => setLeft(true)}
        issue={issue}
        // What this step asks for; a known IBAN is not in need of it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={rest.iban === ''}
        {...(answer?.kind === 'found' ? { bank: `${texts.bank}: ${answer.bank} · ${texts.bic}: ${answer.bic}` } : {})}
      />
      {answer?.kind === 'failed' ? (
        <Notice
          kind="negative"
          live="assertive"
          action={
            <Button variant="quiet" size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {failures[answer.failure]}
        </Notice>
      ) : null}
      <Notice kind="info">{texts.ownName}</Notice>
      <FeeSummary
        items={[
          { label: texts.amount, value: <Money value={step.amount} /> },
          { label: texts.fee, value: <Money value={step.fee} /> },
          { label: texts.totalReceive, value: <Money value={step.totalReceive} /> },
        ]}
      />
      <StickyActions>
        <FailureNotice failure={outcome.kind === 'failed' ? outcome.failure : null} />
        <Button type="submit" fullWidth busy={busy} disabled={answer?.kind !== 'found' || issue !== undefined}>
          {texts.submit}
        </Button>
      </StickyActions>
      <RefusalDialog outcome={outcome} onClose={() => setOutcome({ kind: 'done' })} {...rest} />
    </OperationForm>
  );
}
