import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';
import type { PasskeyGiven } from './Confirmation.types.ts';
import { confirmationTexts } from './confirmation.texts.ts';
import { TooMany } from './TooMany.tsx';

export type ConfirmByPasskeyProps = {
  readonly onPasskey: () => Promise<PasskeyGiven>;
  /** Buttons of the other methods and of "Cancel". */
  readonly ways: ReactNode;
};

/** Confirms in the browser's passkey sheet. Closing the sheet is not reported as an error (SCA-035). */
export function ConfirmByPasskey({ onPasskey, ways }: ConfirmByPasskeyProps) {
  const texts = useTexts(confirmationTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<PasskeyGiven>();
  return (
    <Stack gap={8}>
      {outcome?.kind === 'refused' ? (
        <Notice kind="negative" live="assertive">
          {texts.passkeyRefused}
        </Notice>
      ) : null}
      {outcome?.kind === 'stopped' ? <TooMany seconds={outcome.seconds} /> : null}
      <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
      <Button
        fullWidth
        busy={busy}
        // The dialog was opened for this single button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onClick={() =>
          void submitOnce(async () => {
            dismiss();
            return onPasskey();
          })
        }
      >
        {texts.byPasskey}
      </Button>
      {ways}
    </Stack>
  );
}
