import { formatPhone } from '@wallet/core/format/formatPhone';
import { knownPasswordLength } from '@wallet/core/limits/limits';
import { checkKnownPassword } from '@wallet/core/validation/passwords';
import { useMemo, useRef, useState, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon, securityIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Inline, type InlineProps } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useWaiting } from '../../components/Timer/useWaiting.ts';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { accessTexts } from '../../patterns/access/access.texts.ts';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { accessIssueOf, type AccessIssue, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types.ts';
import { PasskeyButton, usePasskeyOffer } from './PasskeyLogin.tsx';

/**
 * Runs an action once after the delay. Leaving the screen, or `undefined` before it has passed, cancels it. Nothing runs in a hidden tab
 * (D-BIO-12).
 */
function useRunOnceAfter(milliseconds: number | undefined, run: () => void): void {
  const hasRun = useRef(false);
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    if (milliseconds === undefined || hasRun.current) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      hasRun.current = true;
      runLatest();
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
}

type PasswordStepProps = Pick<
  LoginScreenProps,
  | 'passwordLength'
  | 'onBiometrics'
  | 'biometricsAfterMs'
  | 'onPasskey'
  | 'onPasskeyOffer'
  | 'onSwitchMethod'
  | 'onChangeAccount'
  | 'onBack'
  | 'forgotPasswordHref'
  | 'signUpHref'
  | 'logInHref'
  | 'supportHref'
> & {
  readonly step: Extract<LoginStep, { name: 'password' }>;
  readonly onPassword: NonNullable<LoginScreenProps['onPassword']>;
};

/** A password that is too short shows no error, only a disabled button (AUTH-017). */
const createPasswordSchema = (length: NonNullable<LoginScreenProps['passwordLength']>) =>
  z.object({ password: z.string().check(says((text) => (checkKnownPassword(text, length) === null ? undefined : ''))) });

/** Asks for the password, below the greeting of a customer known to this device (AUTH-001), otherwise below the title. */
export function PasswordStep({
  step,
  onPassword,
  passwordLength = knownPasswordLength,
  onBiometrics,
  biometricsAfterMs,
  onPasskey,
  onPasskeyOffer,
  onSwitchMethod,
  onChangeAccount,
  onBack,
  forgotPasswordHref,
  ...targets
}: PasswordStepProps) {
  const texts = useTexts(loginTexts);
  const { biometricsLockedOut: lockedOut } = useTexts(accessTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const [limit, wait] = useWaiting<Extract<AccessIssue, { kind: 'tooManyAttempts' }>>();
  const schema = useMemo(() => createPasswordSchema(passwordLength), [passwordLength]);
  const form = useScreenForm({
    schema,
    first: { password: '' },
    onSubmit: async ({ password }): Promise<CallOutcome<never, AccessRefused> | null> => {
      if (limit !== null) return null;
      endOffer();
      return attempt(() => onPassword(password));
    },
  });
  const submit = (answer: CallOutcome<never, AccessRefused>): void => form.send(async () => answer);
  const endOffer = usePasskeyOffer(onPasskey === undefined ? undefined : onPasskeyOffer, submit);
  const issue = accessIssueOf(form.outcome);
  const attempt = async (action: () => Promise<CallOutcome<never, AccessRefused>>): Promise<CallOutcome<never, AccessRefused>> => {
    const answer = await action();
    const refusal = accessIssueOf(answer);
    if (refusal?.kind === 'tooManyAttempts') wait(refusal);
    if (refusal !== null) {
      field.current?.focus();
      field.current?.select();
    }
    return answer;
  };
  /** An overlong text is refused rather than cut (AUTH-016, D-AUTH-15). */
  const handleTyping = (text: string): void => {
    const isRefused = checkKnownPassword(text, passwordLength) === 'tooLong';
    setTooLong(isRefused);
    if (!isRefused) form.edit('password', text);
  };
  const byBiometrics = (): void => {
    if (onBiometrics !== undefined) form.send(onBiometrics);
  };
  useRunOnceAfter(onBiometrics !== undefined && form.values.password === '' ? biometricsAfterMs : undefined, byBiometrics);
  // The waiting time continues while another password is typed.
  const message = limit ?? issue;
  return (
    <form noValidate {...form.props}>
      {step.givenName === null ? (
        <Stack gap={4}>
          <VisitorTitle title={texts.title} />
          <LoginIdentity phone={step.phone} change={texts.changeNumber} onChange={onBack} />
        </Stack>
      ) : (
        <Greeting givenName={step.givenName} phone={step.phone} onChangeAccount={onChangeAccount} />
      )}
      <input type="hidden" name="username" autoComplete="username" value={step.phone} readOnly />
      <Stack gap={8}>
        <PasswordField
          ref={field}
          kind="current"
          passkeys={onPasskey !== undefined}
          label={texts.password}
          value={form.values.password}
          issue={isTooLong ? texts.passwordTooLong({ count: passwordLength.max }) : undefined}
          onValueChange={handleTyping}
          // The step consists of this field, and the customer has requested it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        {forgotPasswordHref === undefined ? null : (
          <Inline justify="end">
            <Link variant="standalone" href={forgotPasswordHref}>
              {texts.forgotPassword}
            </Link>
          </Inline>
        )}
      </Stack>
      {message === null ||
      (message.kind === 'tooManyAttempts' && limit === null) ||
      message.kind === 'additionalChecks' ||
      message.kind === 'biometricsLockedOut' ? null : (
        <AccessIssueNotice issue={message} place="login" {...targets} />
      )}
      <StickyActions>
        <Button type="submit" busy={form.busy} disabled={!form.isValid || limit !== null} fullWidth>
          {texts.logIn}
        </Button>
        {onPasskey === undefined ? null : <PasskeyButton onPasskey={onPasskey} onPress={endOffer} onAnswer={submit} />}
        {onBiometrics === undefined ? null : (
          <Button variant="secondary" fullWidth onClick={byBiometrics}>
            {texts.byBiometrics}
          </Button>
        )}
        {onSwitchMethod === undefined ? null : (
          <Button variant="quiet" fullWidth onClick={() => onSwitchMethod('code')}>
            {texts.byCode}
          </Button>
        )}
      </StickyActions>
      <MessageDialog
        open={issue?.kind === 'biometricsLockedOut'}
        onClose={form.dismiss}
        icon={biometricsIcon}
        tone="warning"
        title={lockedOut}
      />
      <AdditionalChecksDialog issue={issue?.kind === 'additionalChecks' ? issue : null} onClose={form.dismiss} />
    </form>
  );
}

const StyledGreeting = styled(Stack)`
  overflow-wrap: anywhere;
  padding-block: var(--primitive-space-16) var(--primitive-space-8);

  > :first-child {
    margin-block-end: var(--primitive-space-8);
  }
`;

type GreetingProps = Pick<PasswordStepProps, 'onChangeAccount'> & { readonly givenName: string; readonly phone: string };

function Greeting({ givenName, phone, onChangeAccount }: GreetingProps) {
  const texts = useTexts(loginTexts);
  return (
    <StyledGreeting gap={8} align="center">
      <Avatar name={givenName} size={56} tone="hero" />
      <Heading level={1} type="title-lg" align="center" data-title={texts.title}>
        {texts.greeting({ givenName })}
      </Heading>
      <LoginIdentity phone={phone} change={texts.changeAccount} onChange={onChangeAccount} justify="center" />
    </StyledGreeting>
  );
}

type WhoLogsInProps = Pick<InlineProps, 'justify'> & {
  readonly phone: string;
  readonly change: string;
  readonly onChange: (() => void) | undefined;
};

function LoginIdentity({ phone, change, onChange, justify }: WhoLogsInProps) {
  return (
    <Inline gap={0} {...(justify && { justify })}>
      <Text as="span" tone="secondary">
        <bdi dir="ltr">{formatPhone(phone)}</bdi>
      </Text>
      {onChange === undefined ? null : (
        <Button variant="quiet" size="sm" onClick={onChange}>
          {change}
        </Button>
      )}
    </Inline>
  );
}

type AdditionalChecksDialogProps = {
  readonly issue: Extract<AccessIssue, { kind: 'additionalChecks' }> | null;
  readonly onClose: () => void;
};

/** Code 116 opens a modal in the password form, with title, context, code and link (AUTH-024, D-AUTH-10). */
function AdditionalChecksDialog({ issue, onClose }: AdditionalChecksDialogProps) {
  const texts = useTexts(accessTexts);
  if (issue === null) return null;
  const { link } = issue;
  return (
    <Dialog
      onOpenChange={onClose}
      icon={link === null ? warningIcon : securityIcon}
      tone={link === null ? 'warning' : 'accent'}
      title={link === null ? texts.additionalChecksPending : texts.additionalChecks}
      actions={
        link === null ? (
          <Button onClick={onClose}>{texts.understood}</Button>
        ) : (
          <Button onClick={() => location.assign(link)}>{texts.proceed}</Button>
        )
      }
    >
      <Text as="div">{issue.message}</Text>
      <Text as="div" type="caption" tone="secondary">
        {texts.code({ code: String(issue.code) })}
      </Text>
    </Dialog>
  );
}
