import { oneTimeCodeDigits } from '@wallet/core/limits/limits';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { createSmsCodeSchema } from '../form/smsCode.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import type { CodeEntered, SentConfirmationCode, CodeRequested } from './Confirmation.types.ts';
import { confirmationTexts } from './confirmation.texts.ts';
import { ConfirmationIssue } from './ConfirmationIssue.tsx';

export type ConfirmByCodeProps = {
  /** Masked. */
  readonly phone: string;
  readonly onRequestCode: (isResend: boolean) => Promise<CodeRequested>;
  readonly onCode: (code: string) => Promise<CodeEntered>;
  readonly onContactSupport: () => void;
  /** Buttons of the other methods and of "Cancel". */
  readonly ways: ReactNode;
};

/** Takes the place of a field that had the focus. The customer may have moved it elsewhere. */
export function takeLostFocus(button: HTMLElement | null): void {
  if (document.activeElement === document.body) button?.focus();
}

/** Confirms with an SMS code, which is requested on mount (SCA-032). A complete code is not submitted automatically (D-SEND-25). */
export function ConfirmByCode({ phone, onRequestCode, onCode, onContactSupport, ways }: ConfirmByCodeProps) {
  const texts = useTexts(confirmationTexts);
  const schema = useMemo(() => createSmsCodeSchema({ required: texts.codeRequired, invalid: texts.codeInvalid }), [texts]);
  const [sent, setSent] = useState<SentConfirmationCode | null>(null);
  const form = useScreenForm({
    schema,
    first: { code: '' },
    quiet: true,
    emptySpeaks: false,
    onSubmit: ({ code }): Promise<CodeEntered> => onCode(code),
  });
  const { outcome, busy } = form;
  const isNotSent = sent === null && outcome !== null;

  const request = (isResend: boolean): void =>
    form.send(async () => {
      const answer = await onRequestCode(isResend);
      if (answer.kind !== 'done') return answer;
      setSent(answer);
      return null;
    });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    request(false);
  });

  return (
    <form noValidate {...form.props}>
      <Stack gap={16}>
        {isNotSent ? null : (
          <>
            {/* Visible once it is true. Its place is kept. */}
            <Text tone="secondary" style={sent === null ? { visibility: 'hidden' } : undefined}>
              {texts.sentTo({ phone })}
            </Text>
            <CodeInput
              label={texts.code}
              length={oneTimeCodeDigits.sms}
              {...form.field('code')}
              busy={busy && sent !== null}
              // The dialog was opened for this single field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </>
        )}
        {sent === null ? null : (
          <Timer
            endsAt={sent.resendAt}
            attemptsLeft={sent.attemptsLeft}
            busy={busy}
            onResend={() => request(true)}
            onContactSupport={onContactSupport}
          />
        )}
        <ConfirmationIssue outcome={outcome} refusal={outcome?.kind === 'refused' ? outcome.message : undefined} />
        <Stack gap={8}>
          {isNotSent ? (
            <Button key="again" fullWidth busy={busy} ref={takeLostFocus} onClick={() => request(false)}>
              {texts.again}
            </Button>
          ) : (
            <Button type="submit" fullWidth busy={busy}>
              {texts.confirm}
            </Button>
          )}
          {ways}
        </Stack>
      </Stack>
    </form>
  );
}
