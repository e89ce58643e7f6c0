import { checkIban, isIbanComplete } from '@wallet/core/validation/iban';
import { useId, useMemo, useEffect, useState, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { IbanField } from '../../components/IbanField/IbanField.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { PayeeCheck } from '../../patterns/PayeeCheck/PayeeCheck.tsx';
import { RecipientNote } from '../../patterns/RecipientNote/RecipientNote.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useChargedRows } from '../../patterns/FeeSummary/useChargedRows.tsx';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { SepaWithdrawalScreenProps, SepaWithdrawalStep, IbanLookup, WithdrawalStop } from './SepaWithdrawalScreen.types.ts';
import { sepaWithdrawalTexts } from './sepaWithdrawal.texts.ts';
import { type PayeeMemory, usePayee } from './usePayee.ts';
import { alertIcon } from '../../foundations/Icon/icons.ts';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { SepaBlockDialog } from '../../patterns/SepaBlock/SepaBlockDialog.tsx';
import { askHost, type CallOutcome } from '../../patterns/form/CallOutcome.ts';

type RefusalDialogProps = Pick<SepaWithdrawalScreenProps, 'onFundsChanged' | 'onLogInAgain' | 'addressVerificationHref'> & {
  readonly outcome: CallOutcome<'iban', WithdrawalStop> | null;
  readonly onClose: () => void;
};

/** Shows a refusal of the withdrawal that cannot be shown at a field (SEPA-046, SEPA-047, D-SEPA-10). */
function RefusalDialog({ outcome, onClose, onFundsChanged, onLogInAgain, addressVerificationHref }: RefusalDialogProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  switch (outcome?.kind) {
    case undefined:
    case 'done':
    case 'failed':
    case 'checkedAgain':
      return null;
    case 'blocked':
      return <SepaBlockDialog block={outcome.block} {...{ onClose, onLogInAgain, addressVerificationHref }} />;
    case 'fundsChanged':
      return (
        <MessageDialog title={texts.fundsChangedTitle} icon={alertIcon} tone="negative" onClose={onFundsChanged}>
          {texts.fundsChanged}
        </MessageDialog>
      );
    case 'refused':
      return outcome.message === undefined ? null : <CallFailedDialog outcome={outcome} onClose={onClose} />;
  }
}

const DEBOUNCE_MS = 300;

/**
 * Looks up the typed IBAN 300 ms after it becomes well-formed. A change cancels the lookup, and results are cached for the visit
 * (D-SEPA-18). `answer` is null while unknown; `retry` repeats a failed lookup.
 */
function useIbanLookup(iban: string, onLookUpIban: SepaWithdrawalScreenProps['onLookUpIban']) {
  const [lookups, setLookups] = useState<ReadonlyMap<string, IbanLookup>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const isKnown = lookups.has(iban);
  const question = useMemo(() => ({ iban, attempt, isOpen: !isKnown && checkIban(iban) === null }), [iban, attempt, isKnown]);
  const lookUp = useEffectEvent(onLookUpIban);
  useEffect(() => {
    if (!question.isOpen) return undefined;
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await askHost(() => lookUp(question.iban, controller.signal));
      if (!controller.signal.aborted) setLookups((answers) => new Map(answers).set(question.iban, answer));
    };
    const timer = setTimeout(() => void load(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const forget = (staleIban: string): void => {
    setLookups((answers) => new Map([...answers].filter(([key]) => key !== staleIban)));
    setAttempt((count) => count + 1);
  };
  return { answer: lookups.get(iban) ?? null, retry: () => forget(iban) };
}

type RequisitesStepProps = Omit<SepaWithdrawalScreenProps, 'step' | 'settings' | 'quote' | 'onAccount' | 'onBank'> & {
  readonly step: Extract<SepaWithdrawalStep, { name: 'requisites' }>;
  readonly memory: PayeeMemory;
  readonly onMemory: (change: (before: PayeeMemory) => PayeeMemory) => void;
};

const createRequisitesSchema = (texts: typeof sepaWithdrawalTexts) =>
  z.object({
    iban: z.string().check(
      says((iban) => {
        const issue = checkIban(iban);
        return issue === null ? undefined : { required: texts.required, invalid: texts.invalidIban }[issue];
      }),
    ),
  });

/** Asks for an IBAN in the customer's name, which is validated here and looked up at the provider before it can be submitted. */
export function RequisitesStep({ step, beneficiaryName, memory, onMemory, ...rest }: RequisitesStepProps) {
  const texts = useTexts(sepaWithdrawalTexts);
  const failures = useTexts(failureTexts);
  const schema = useMemo(() => createRequisitesSchema(texts), [texts]);
  const form = useScreenForm({
    schema,
    // The IBAN typed before the amount was changed is kept (VOP-011).
    first: { iban: memory.iban ?? rest.iban },
    quiet: true,
    mayGoOn: (): boolean => answer?.kind === 'found' && payee.isReady && payee.isDecided(),
    onSubmit: async ({ iban }) => {
      const outcome = await (payee.checked === null ? rest.onSubmit(iban) : rest.onSubmit(iban, payee.checked));
      if (outcome?.kind === 'checkedAgain') payee.renew(outcome.check);
      return outcome;
    },
  });
  const { outcome } = form;
  const chargedRows = useChargedRows(step.amount, step.total);
  const iban = form.field('iban');
  const { answer, retry } = useIbanLookup(iban.value, rest.onLookUpIban);
  const checkId = useId();
  const payee = usePayee({ iban: answer?.kind === 'found' ? iban.value : null, onCheckPayee: rest.onCheckPayee, memory, onMemory });
  // An IBAN of its country's full length is validated before the field is left (D-SEPA-18).
  const complete = isIbanComplete(iban.value) ? form.wrong('iban') : undefined;
  const issue = iban.issue ?? (answer?.kind === 'refused' ? answer.message : (payee.refusal ?? complete));
  return (
    <OperationForm
      title={texts.requisitesTitle}
      onBack={rest.onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <FeeSummary
            items={[
              { label: texts.amount, value: <Money value={step.amount} /> },
              { label: texts.fee, value: <Money value={step.fee} /> },
              ...chargedRows,
              { label: texts.arrives, value: <Money value={step.arrives} />, strong: true },
            ]}
            balanceAfter={calculateBalanceAfter(rest.accounts.find(({ id }) => id === rest.accountId)?.balance, step.total, 'out')}
          />
          <SubmitActions label={texts.submit} busy={form.busy} disabled={answer?.kind !== 'found' || !payee.isReady || issue !== undefined}>
            <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          </SubmitActions>
        </>
      }
    >
      <TextField label={texts.beneficiaryName} value={beneficiaryName} hint={texts.ownName} readOnly />
      <IbanField
        label={texts.iban}
        {...iban}
        onValueChange={(typed) => {
          payee.onIban(typed);
          iban.onValueChange(typed);
        }}
        aria-describedby={rest.onCheckPayee === undefined ? undefined : checkId}
        issue={issue}
        // The IBAN is the purpose of this step, unless it is already known.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={rest.iban === ''}
        {...(answer?.kind === 'found' ? { bank: texts.foundBank({ bank: answer.bank, bic: answer.bic }) } : {})}
      />
      {answer?.kind === 'failed' ? (
        <Notice kind="negative" live="assertive" action={<RetryButton variant="quiet" size="sm" onClick={retry} />}>
          {failures[answer.failure]}
        </Notice>
      ) : null}
      {rest.onCheckPayee === undefined ? null : (
        <PayeeCheck
          id={checkId}
          state={payee.state}
          name={beneficiaryName}
          accepted={payee.accepted}
          onAcceptedChange={payee.setAccepted}
          missed={payee.missed}
          onRetry={payee.retry}
          isRenewed={payee.isRenewed}
          note={payee.checked?.recipient ? <RecipientNote {...payee.checked.recipient} /> : null}
        />
      )}
      <RefusalDialog outcome={outcome} onClose={form.dismiss} {...rest} />
    </OperationForm>
  );
}
