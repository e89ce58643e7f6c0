import { oneTimeCodeDigits } from '@wallet/core/limits/limits';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import type { Detail } from '../../components/DetailList/DetailList.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { DeliveryNotice } from '../CodeStep/DeliveryNotice.tsx';
import type { DeliveryFailure } from '../CodeStep/SentCode.ts';
import { CallFailedDialog } from '../ErrorDialog/CallOutcomeDialog.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { FeeSummary } from '../FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../OperationForm/OperationForm.tsx';
import { StickyActions } from '../StickyActions/StickyActions.tsx';
import { type CallOutcome, doneToNull } from '../form/CallOutcome.ts';
import { createSmsCodeSchema } from '../form/smsCode.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { operationCodeTexts } from './operationCode.texts.ts';

export type OperationCodeProps = {
  /** What the code approves, repeated above the code field. Pass rows, or `review` when rows are not enough. */
  readonly items?: readonly Detail[];
  /** What is approved. */
  readonly review?: ReactNode;
  /** Shown directly above the button, when the operation cannot be undone. */
  readonly caution?: string;
  /** Masked. */
  readonly phone: string;
  /** Offers a passkey as an alternative to the code. @default false */
  readonly byPasskey?: boolean | undefined;
  /** Message for an empty code. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** When the code may be sent again, in epoch milliseconds of the device. null when unknown (SEND-040). */
  readonly resendAt: number | null;
  /** How many more times the code may be sent. Omit it when there is no limit. */
  readonly attemptsLeft?: number | undefined;
  /** Set when the SMS did not arrive (D-REG-23). @default null */
  readonly delivery?: DeliveryFailure | null;
  /** Receives the code, or null when a passkey replaces it (SCA-023). Resolves with null when the outcome is shown elsewhere. */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'> | null>;
  /** Requests another code. */
  readonly onResendCode: () => Promise<CallOutcome<'code'> | null>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** Link to support, offered when an SMS is lost or the last attempt is used. */
  readonly supportHref?: string;
  /** Opens the support page or chat. */
  readonly onContactSupport?: (() => void) | undefined;
  /** Called once when the time is up. */
  readonly onTimeUp?: (() => void) | undefined;
};

/** Repeats what is approved, then asks for the code, below it or next to it. Does not submit automatically (D-SEND-25). */
export function OperationCode({
  items,
  review,
  caution,
  phone,
  byPasskey = false,
  emptyIssue,
  delivery = null,
  supportHref = '',
  onCode,
  onResendCode,
  onBack,
  ...timer
}: OperationCodeProps) {
  const texts = useTexts(operationCodeTexts);
  const schema = useMemo(
    () => createSmsCodeSchema({ required: emptyIssue ?? texts.required, invalid: texts.invalid }),
    [emptyIssue, texts],
  );
  const form = useScreenForm({ schema, first: { code: '' }, quiet: true, emptySpeaks: false, onSubmit: ({ code }) => onCode(code) });
  const { outcome, busy } = form;
  return (
    <OperationForm
      title={texts.title}
      onBack={onBack}
      {...form.props}
      aside={
        <>
          <Text tone="secondary">{texts.sentTo({ phone })}</Text>
          <CodeInput
            label={texts.code}
            length={oneTimeCodeDigits.sms}
            {...form.field('code')}
            busy={busy}
            // This field is the only one in the step, and the customer has requested the code.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <Timer
            endsAt={timer.resendAt}
            attemptsLeft={timer.attemptsLeft}
            busy={busy}
            onEnd={timer.onTimeUp}
            onResend={() => form.send(async () => doneToNull(await onResendCode()))}
            onContactSupport={timer.onContactSupport}
          />
          {delivery === null ? null : <DeliveryNotice delivery={delivery} supportHref={supportHref} />}
          <StickyActions>
            <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
            {caution === undefined ? null : <Notice kind="warning">{caution}</Notice>}
            <Button type="submit" fullWidth busy={busy}>
              {texts.confirm}
            </Button>
            {byPasskey ? (
              <Button variant="secondary" fullWidth busy={busy} onClick={() => form.send(() => onCode(null))}>
                {texts.byPasskey}
              </Button>
            ) : null}
          </StickyActions>
        </>
      }
    >
      {items === undefined ? review : <FeeSummary items={items} />}
      {outcome?.kind === 'refused' && outcome.message !== undefined ? <CallFailedDialog outcome={outcome} onClose={form.dismiss} /> : null}
    </OperationForm>
  );
}
