import { useId, useState, type ReactNode, useMemo } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DetailList, type Detail } from '../../components/DetailList/DetailList.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { RecipientAddress } from '../../components/RecipientAddress/RecipientAddress.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type {
  CodeEntered,
  CodeRequested,
  ConfirmationMethod,
  ConfirmedOperation,
  PasskeyGiven,
  PasswordEntered,
} from './Confirmation.types.ts';
import { confirmationTexts } from './confirmation.texts.ts';
import { ConfirmByCode, takeLostFocus } from './ConfirmByCode.tsx';
import { useChargedRows } from '../FeeSummary/useChargedRows.tsx';
import { useSubmitOnce } from '../form/useSubmitOnce.ts';
import { ConfirmationIssue } from './ConfirmationIssue.tsx';
import * as z from 'zod/mini';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { says } from '../form/says.ts';
import { useScreenForm } from '../form/useScreenForm.ts';

/** `ways` are the buttons of the other methods and of "Cancel". */
type ConfirmByPasswordProps = { readonly onPassword: (password: string) => Promise<PasswordEntered>; readonly ways: ReactNode };

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
        <ConfirmationIssue outcome={outcome} refusal={outcome?.kind === 'refused' ? outcome.message : undefined} />
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

type ConfirmByPasskeyProps = { readonly onPasskey: () => Promise<PasskeyGiven>; readonly ways: ReactNode };

/** Confirms in the browser's passkey sheet. Closing the sheet is not reported as an error (SCA-035). */
export function ConfirmByPasskey({ onPasskey, ways }: ConfirmByPasskeyProps) {
  const texts = useTexts(confirmationTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<PasskeyGiven>();
  return (
    <Stack gap={8}>
      <ConfirmationIssue outcome={outcome} refusal={(outcome?.kind === 'refused' ? outcome.message : undefined) ?? texts.passkeyRefused} />
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

export type ConfirmationDialogProps = DialogElementProps &
  Pick<OverlayProps, 'open' | 'onOpenChange'> & {
    /** What is confirmed. */
    readonly operation: ConfirmedOperation;
    /** The available methods, the likeliest first. Never empty. One without its callback is not offered. */
    readonly methods: readonly ConfirmationMethod[];
    /** Masked. */
    readonly phone: string;
    /**
     * Requests the passkey from the browser and submits it. When this, a code or a password is answered with `done`, the caller closes the
     * dialog.
     */
    readonly onPasskey?: (() => Promise<PasskeyGiven>) | undefined;
    /** Sends a code by SMS, or sends it again. */
    readonly onRequestCode: (isResend: boolean) => Promise<CodeRequested>;
    /** Checks the typed code. */
    readonly onCode: (code: string) => Promise<CodeEntered>;
    /** Confirms with the password of the customer. */
    readonly onPassword?: ((password: string) => Promise<PasswordEntered>) | undefined;
    /** Starts over after the time was up. */
    readonly onAgain: () => void;
    /** Navigates to support when no more codes can be sent. */
    readonly onContactSupport: () => void;
  };

/** Everything the customer is about to approve. The dialog is described by it. */
function toDetails(
  { amount, payee, payeeName, fee, rate }: ConfirmedOperation,
  charged: readonly Detail[],
  texts: typeof confirmationTexts,
): readonly Detail[] {
  const to =
    payee === null ? (
      payeeName
    ) : (
      <Stack gap={4}>
        {payeeName === null ? null : <span>{payeeName}</span>}
        <RecipientAddress address={payee} />
      </Stack>
    );
  return [
    ...(amount === null ? [] : [{ label: texts.amount, value: <Money value={amount} />, strong: true }]),
    ...(to === null ? [] : [{ label: texts.to, value: to, long: payee !== null }]),
    ...(fee === null ? [] : [{ label: texts.fee, value: <Money value={fee} /> }]),
    ...charged,
    ...(rate === null ? [] : [{ label: texts.rate, value: rate }]),
  ];
}

/**
 * Asks the customer to confirm their identity, with everything they approve in view (SCA-031 to SCA-035). While a passkey, a code
 * or a password is being checked, it cannot be closed. When another overlay replaces it, or its page is left, `onOpenChange` is called after
 * the answer, unless that is `done`. It knows nothing about requests or WebAuthn, only data and callbacks.
 */
export function ConfirmationDialog({
  operation,
  methods: all,
  phone,
  onPasskey,
  onRequestCode,
  onCode,
  onPassword,
  onAgain,
  onContactSupport,
  ...overlay
}: ConfirmationDialogProps) {
  const texts = useTexts(confirmationTexts);
  const id = useId();
  const methods = all.filter((name) => name === 'sms' || { passkey: onPasskey, password: onPassword }[name] !== undefined);
  const [method, setMethod] = useState<ConfirmationMethod>(methods[0] ?? 'sms');
  const [isExpired, setExpired] = useState(false);
  const [awaited, setAwaited] = useState<Promise<{ readonly kind: string }> | null>(null);
  const isChecking = awaited !== null;
  const details = toDetails(operation, useChargedRows(operation.amount, operation.total), texts);
  const words = { passkey: texts.passkeyInstead, sms: texts.smsInstead, password: texts.passwordInstead };

  async function trackExpiry<Answer extends { readonly kind: string }>(pending: Promise<Answer>): Promise<Answer> {
    const answer = await pending;
    if (answer.kind === 'expired') setExpired(true);
    return answer;
  }

  function trackCheck<Answer extends { readonly kind: string }>(pending: Promise<Answer>): Promise<Answer> {
    setAwaited(pending);
    return trackExpiry(pending).finally(() => setAwaited(null));
  }

  /** Waits for the answer when another overlay replaces this one. After `done` it is the caller who closes. */
  function change(open: boolean): void {
    const tell = (): void => overlay.onOpenChange?.(open);
    if (awaited === null) tell();
    else void awaited.then(({ kind }) => (kind === 'done' ? undefined : tell()), tell);
  }

  const cancel = (
    <Button variant="quiet" fullWidth disabled={isChecking} onClick={() => overlay.onOpenChange?.(false)}>
      {texts.cancel}
    </Button>
  );
  const ways = (
    <>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} variant="quiet" fullWidth disabled={isChecking} onClick={() => setMethod(other)}>
            {words[other]}
          </Button>
        ))}
      {cancel}
    </>
  );

  function renderMethod() {
    switch (method) {
      case 'passkey':
        return onPasskey && <ConfirmByPasskey onPasskey={() => trackCheck(onPasskey())} ways={ways} />;
      case 'password':
        return onPassword && <ConfirmByPassword onPassword={(password) => trackCheck(onPassword(password))} ways={ways} />;
      case 'sms':
        return (
          <ConfirmByCode
            {...{ phone, onContactSupport, ways }}
            onRequestCode={(isResend) => trackExpiry(onRequestCode(isResend))}
            onCode={(code) => trackCheck(onCode(code))}
          />
        );
    }
  }

  return (
    <Dialog {...overlay} closable={!isChecking} onOpenChange={change} title={texts.title} aria-describedby={id}>
      <Stack gap={16}>
        <div id={id}>
          <Text type="body-medium" tone="primary">
            {texts.operations[operation.kind]}
          </Text>
          {details.length === 0 ? null : <DetailList items={details} />}
        </div>
        {isExpired ? (
          <>
            <Notice kind="warning" live="assertive" title={texts.expired} />
            <Stack gap={8}>
              <Button fullWidth ref={takeLostFocus} onClick={onAgain}>
                {texts.again}
              </Button>
              {cancel}
            </Stack>
          </>
        ) : (
          renderMethod()
        )}
      </Stack>
    </Dialog>
  );
}
