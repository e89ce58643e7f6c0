import { oneTimeCodeDigits } from '@wallet/core/limits/limits';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import type { Detail } from '../../components/DetailList/DetailList.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { warningIcon } from '../../foundations/Icon/glyphs/warningIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { DeliveryNotice } from '../CodeStep/DeliveryNotice.tsx';
import type { DeliveryFailure } from '../CodeStep/SentCode.ts';
import { ErrorDialog } from '../ErrorDialog/ErrorDialog.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { FeeSummary } from '../FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../OperationForm/OperationForm.tsx';
import { StickyActions } from '../StickyActions/StickyActions.tsx';
import { type CallOutcome, unlessDone } from '../form/CallOutcome.ts';
import { smsCodeForm } from '../form/smsCode.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { operationCodeTexts } from './operationCode.texts.ts';

export type OperationCodeProps = {
  /** What the code lets go, once more: it is above the code. Rows alone, or `review` where they are not all of it. */
  readonly items?: readonly Detail[];
  readonly review?: ReactNode;
  /** Stands directly above the button: what comes of it cannot be taken back. */
  readonly caution?: string;
  /** Masked. */
  readonly phone: string;
  /** Whether a passkey opens it as well. @default false */
  readonly byPasskey?: boolean | undefined;
  /** What an empty code is told. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** When the code may be sent again, epoch milliseconds of the device; null when that is not known (SEND-040). */
  readonly resendAt: number | null;
  /** How often it may still be sent; left out where it is not counted. */
  readonly attemptsLeft?: number | undefined;
  /** The SMS did not arrive (D-REG-23). @default null */
  readonly delivery?: DeliveryFailure | null;
  /** Null: a passkey stands in for the code (SCA-023). What is said elsewhere is answered with null. */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'> | null>;
  readonly onResendCode: () => Promise<CallOutcome<'code'> | null>;
  readonly onBack: () => void;
  /** Where a lost SMS, or the last attempt, leads. */
  readonly supportHref?: string;
  readonly onContactSupport?: (() => void) | undefined;
  /** Told once when the time is up. */
  readonly onTimeUp?: (() => void) | undefined;
};

/** The code that lets the money go; what is sent is above it once more. Six digits do not submit themselves (D-SEND-25). */
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
  const schema = useMemo(() => smsCodeForm({ required: emptyIssue ?? texts.required, invalid: texts.invalid }), [emptyIssue, texts]);
  const form = useScreenForm({ schema, first: { code: '' }, quiet: true, emptySpeaks: false, onSubmit: ({ code }) => onCode(code) });
  const { outcome, busy } = form;
  return (
    <OperationForm title={texts.title} onBack={onBack} {...form.props}>
      {items === undefined ? review : <FeeSummary items={items} />}
      <Text tone="secondary">{texts.sentTo(phone)}</Text>
      <CodeInput
        label={texts.code}
        length={oneTimeCodeDigits.sms}
        {...form.field('code')}
        busy={busy}
        // The step is this one field, and the customer has asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Timer
        endsAt={timer.resendAt}
        attemptsLeft={timer.attemptsLeft}
        busy={busy}
        onEnd={timer.onTimeUp}
        onResend={() => form.send(async () => unlessDone(await onResendCode()))}
        onContactSupport={timer.onContactSupport}
      />
      {delivery === null ? null : <DeliveryNotice delivery={delivery} supportHref={supportHref} />}
      <StickyActions>
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        {caution === undefined ? null : (
          <Notice kind="info" icon={warningIcon}>
            {caution}
          </Notice>
        )}
        <Button type="submit" fullWidth busy={busy}>
          {texts.confirm}
        </Button>
        {byPasskey ? (
          <Button variant="secondary" fullWidth busy={busy} onClick={() => form.send(() => onCode(null))}>
            {texts.byPasskey}
          </Button>
        ) : null}
      </StickyActions>
      {outcome?.kind === 'refused' && outcome.message !== undefined ? (
        <ErrorDialog message={outcome.message} onClose={form.dismiss} />
      ) : null}
    </OperationForm>
  );
}
