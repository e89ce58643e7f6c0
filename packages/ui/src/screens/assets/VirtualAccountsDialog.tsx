import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { virtualAccountsTexts } from './virtualAccounts.texts.ts';

export type VirtualAccountsOutcome = CallOutcome<'password'>;

export type VirtualAccountsDialogProps = {
  /** Makes the wallets; `done` closes it. */
  readonly onConfirm: (password: string) => Promise<VirtualAccountsOutcome>;
  readonly onClose: () => void;
  /** Where the password is set anew; told, because the customer is logged out on the way (D-SES-26). */
  readonly forgotHref: string;
  readonly onForgot: () => void;
  readonly termsHref: string;
};

/** The password and the consent that wallets are made with (SET-027, SET-028). */
export function VirtualAccountsDialog({ onConfirm, onClose, forgotHref, onForgot, termsHref }: VirtualAccountsDialogProps) {
  const texts = useTexts(virtualAccountsTexts);
  const form = useId();
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [outcome, setOutcome] = useState<VirtualAccountsOutcome>({ kind: 'done' });
  const { busy, submitOnce } = useSubmitOnce();
  const refused = outcome.kind === 'refused' ? outcome.fields?.password : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '' || !isAgreed) return;
    void submitOnce(async () => {
      const answer = await onConfirm(password);
      setOutcome(answer);
      if (answer.kind === 'done') onClose();
    });
  };
  const edit = (text: string): void => {
    setPassword(text);
    setOutcome({ kind: 'done' });
  };
  return (
    <Dialog
      title={texts.title}
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={form} fullWidth busy={busy} disabled={password === '' || !isAgreed}>
          {texts.confirm}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <PasswordField
            kind="current"
            label={texts.password}
            value={password}
            onValueChange={edit}
            onBlur={() => setLeft(true)}
            issue={refused ?? (left && password === '' ? texts.required : undefined)}
            hint={refused === texts.wrongPassword ? texts.wrongPasswordText : undefined}
          />
          <Link variant="standalone" href={forgotHref} onFollow={onForgot}>
            {texts.forgot}
          </Link>
          <Checkbox
            checked={isAgreed}
            onCheckedChange={setAgreed}
            label={
              <>
                {texts.consent}{' '}
                <Link href={termsHref} target="_blank">
                  {texts.terms}
                </Link>
              </>
            }
          />
          {outcome.kind === 'refused' && outcome.message !== undefined ? (
            <Notice kind="negative" live="assertive">
              {outcome.message}
            </Notice>
          ) : null}
          <FailureNotice failure={outcome.kind === 'failed' ? outcome.failure : null} />
        </Stack>
      </form>
    </Dialog>
  );
}
