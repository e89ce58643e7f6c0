import { formatMoney } from '@wallet/core/format/formatMoney';
import type { FormEvent } from 'react';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { BankRequisites } from '../../patterns/BankRequisites/BankRequisites.tsx';
import { bankRequisitesTexts } from '../../patterns/BankRequisites/bankRequisites.texts.ts';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SepaBlockDialog } from '../../patterns/SepaBlock/SepaBlockDialog.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { Blocked } from '../../patterns/SepaTransfer/SepaTransfer.types.ts';
import type { SepaTopUpScreenProps, SepaTopUpStep } from './SepaTopUpScreen.types.ts';
import { sepaTopUpTexts } from './sepaTopUp.texts.ts';

type RequisitesStepProps = Pick<
  SepaTopUpScreenProps,
  'accounts' | 'accountId' | 'onDone' | 'onShare' | 'onBack' | 'onLogInAgain' | 'addressVerificationHref'
> & {
  readonly step: Extract<SepaTopUpStep, { name: 'requisites' }>;
};

/** Shows the amount to send from the customer's bank and the account to send it to. "Done" announces the transfer. */
export function RequisitesStep({ step, onDone, onShare, onBack, onLogInAgain, addressVerificationHref, ...rest }: RequisitesStepProps) {
  const texts = useTexts(sepaTopUpTexts);
  const { ownName } = useTexts(bankRequisitesTexts);
  const locale = useLocale();
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome<never, Blocked>>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void submitOnce(onDone);
  };
  return (
    <OperationForm
      title={texts.requisitesTitle}
      onBack={onBack}
      onSubmit={submit}
      aside={
        <>
          <FeeSummary
            items={[
              { label: texts.fee, value: <Money value={step.fee} /> },
              { label: texts.totalReceive, value: <Money value={step.arrives} />, strong: true },
            ]}
            balanceAfter={calculateBalanceAfter(rest.accounts.find(({ id }) => id === rest.accountId)?.balance, step.arrives, 'in')}
          />
          <SubmitActions label={texts.done} busy={busy}>
            <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
          </SubmitActions>
        </>
      }
    >
      <Stack gap={4} align="center">
        <Text as="span" type="body-sm" tone="secondary">
          {texts.sendExactly}
        </Text>
        <Money variant="lead" value={step.amount} />
      </Stack>
      <Notice kind="warning">{ownName}</Notice>
      <BankRequisites requisites={step.requisites} lead={texts.sendSum({ amount: formatMoney(step.amount, locale) })} onShare={onShare} />
      {outcome?.kind === 'refused' ? <CallFailedDialog outcome={outcome} onClose={dismiss} /> : null}
      {outcome?.kind === 'blocked' ? (
        <SepaBlockDialog block={outcome.block} onClose={dismiss} {...{ onLogInAgain, addressVerificationHref }} />
      ) : null}
    </OperationForm>
  );
}
