import { useId, useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { OutcomeNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../../patterns/form/CallOutcome.ts';
import { says } from '../../../patterns/form/says.ts';
import { useScreenForm } from '../../../patterns/form/useScreenForm.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { virtualAccountsTexts } from './virtualAccounts.texts.ts';

export type VirtualAccountsDialogProps = {
  /** Creates the wallets. The dialog closes on `done`. */
  readonly onConfirm: (password: string) => Promise<CallOutcome<'password'>>;
  /** The dialog was closed, in whatever way. */
  readonly onClose: () => void;
  /** The page to reset the password. `onForgot` is called as well, because the customer is logged out on the way (D-SES-26). */
  readonly forgotHref: string;
  /** The customer leaves to reset the password. */
  readonly onForgot: () => void;
  /** The terms that the consent is about. */
  readonly termsHref: string;
};

const createVirtualAccountsSchema = ({ required }: { readonly required: string }) =>
  z.object({
    password: z.string().check(says((text) => (text === '' ? required : undefined))),
    isAgreed: z.boolean().check(says((agreed) => (agreed ? undefined : required))),
  });

/** Asks for the password and the consent required to create wallets (SET-027, SET-028). */
export function VirtualAccountsDialog({ onConfirm, onClose, forgotHref, onForgot, termsHref }: VirtualAccountsDialogProps) {
  const texts = useTexts(virtualAccountsTexts);
  const id = useId();
  const schema = useMemo(() => createVirtualAccountsSchema(texts), [texts]);
  const form = useScreenForm({
    schema,
    first: { password: '', isAgreed: false },
    onSubmit: async ({ password }): Promise<CallOutcome<'password'>> => {
      const answer = await onConfirm(password);
      if (answer.kind === 'done') onClose();
      return answer;
    },
  });
  const password = form.field('password');
  return (
    <Dialog
      title={texts.title}
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={id} fullWidth busy={form.busy} disabled={!form.isValid}>
          {texts.confirm}
        </Button>
      }
    >
      <form id={id} noValidate {...form.props}>
        <Stack gap={16}>
          <PasswordField
            kind="current"
            label={texts.password}
            {...password}
            hint={password.issue === texts.wrongPassword ? texts.wrongPasswordText : undefined}
          />
          <Link variant="standalone" href={forgotHref} onFollow={onForgot}>
            {texts.forgot}
          </Link>
          <Checkbox
            checked={form.values.isAgreed}
            onCheckedChange={(isAgreed) => form.edit('isAgreed', isAgreed)}
            label={
              <>
                {texts.consent}{' '}
                <Link href={termsHref} target="_blank">
                  {texts.terms}
                </Link>
              </>
            }
          />
          <OutcomeNotice outcome={form.outcome} />
        </Stack>
      </form>
    </Dialog>
  );
}
