import { type ReactNode, useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx';
import { says } from '../form/says.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import type { PasswordEntered } from './Confirmation.types.ts';
import { confirmationTexts } from './confirmation.texts.ts';
import { TooMany } from './TooMany.tsx';

export type ConfirmByPasswordProps = {
  readonly onPassword: (password: string) => Promise<PasswordEntered>;
  /** Buttons of the other methods and of "Cancel". */
  readonly ways: ReactNode;
};

const passwordSchema = (empty: string) => z.object({ password: z.string().check(says((text) => (text === '' ? empty : undefined))) });

/** Confirms a change of access to the account with the customer's password (SCA-032). */
export function ConfirmByPassword({ onPassword, ways }: ConfirmByPasswordProps) {
  const texts = useTexts(confirmationTexts);
  const schema = useMemo(() => passwordSchema(texts.passwordRequired), [texts]);
  const form = useScreenForm({
    schema,
    first: { password: '' },
    emptySpeaks: false,
    onSubmit: ({ password }): Promise<PasswordEntered> => onPassword(password),
  });
  const { outcome, busy } = form;
  return (
    <form noValidate {...form.props}>
      <Stack gap={16}>
        <PasswordField
          kind="current"
          label={texts.password}
          {...form.field('password')}
          // The dialog was opened for this single field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        {outcome?.kind === 'stopped' ? <TooMany key={outcome.seconds} seconds={outcome.seconds} /> : null}
        {outcome?.kind === 'refused' && outcome.message !== undefined ? (
          <Notice kind="negative" live="assertive">
            {outcome.message}
          </Notice>
        ) : null}
        <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
        <Stack gap={8}>
          <Button type="submit" fullWidth busy={busy}>
            {texts.confirm}
          </Button>
          {ways}
        </Stack>
      </Stack>
    </form>
  );
}
