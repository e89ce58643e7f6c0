import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { Inline } from '../../../foundations/Inline/Inline.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { OutcomeNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { FormLayout } from '../../../patterns/form/FormLayout.tsx';
import { says } from '../../../patterns/form/says.ts';
import { useScreenForm } from '../../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { heldTransferTexts } from './transactionDetail.texts.ts';

export type TrustRecipientProps = {
  /** Trusts the recipient from now on. */
  readonly onTrust: (password: string) => Promise<CallOutcome<'password'>>;
};

const focusElement = (element: HTMLElement | null): void => element?.focus();

/** Trusts the recipient of a transfer after a password (BRAKE-015). Asks inline, because only one overlay can be open. */
export function TrustRecipient({ onTrust }: TrustRecipientProps) {
  const texts = useTexts(heldTransferTexts);
  const [step, setStep] = useState<'offered' | 'asking' | 'left'>('offered');
  const schema = useMemo(
    () => z.object({ password: z.string().check(says((text) => (text === '' ? texts.passwordRequired : undefined))) }),
    [texts],
  );
  const form = useScreenForm({
    schema,
    first: { password: '' },
    emptySpeaks: false,
    onSubmit: ({ password }): Promise<CallOutcome<'password'>> => onTrust(password),
  });
  const { outcome, busy } = form;
  if (step !== 'asking')
    return (
      <Button variant="secondary" size="md" ref={step === 'left' ? focusElement : undefined} onClick={() => setStep('asking')}>
        {texts.trust}
      </Button>
    );
  return (
    <FormLayout aria-label={texts.trust} {...form.props}>
      <Text>{texts.trustTitle}</Text>
      <PasswordField ref={focusElement} kind="current" label={texts.password} {...form.field('password')} />
      <OutcomeNotice outcome={outcome} />
      <Inline gap={8}>
        <Button type="submit" size="md" busy={busy}>
          {texts.confirmTrust}
        </Button>
        <Button variant="quiet" size="md" onClick={() => setStep('left')}>
          {texts.stopTrust}
        </Button>
      </Inline>
    </FormLayout>
  );
}
