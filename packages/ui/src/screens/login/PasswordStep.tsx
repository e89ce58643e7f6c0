import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { biometricsIcon } from '../../foundations/Icon/glyphs/biometricsIcon.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useSecondsLeft } from '../../components/Timer/useSecondsLeft.ts';
import { accessTexts } from '../../patterns/access/access.texts.ts';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AdditionalChecksDialog } from './AdditionalChecksDialog.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types.ts';
import { useOnceAfter } from './useOnceAfter.ts';
import { LOGIN_PASSWORD_MIN, passwordText } from './passwordText.ts';

type PasswordStepProps = Pick<
  LoginScreenProps,
  | 'onPassword'
  | 'onBiometrics'
  | 'biometricsAfterMs'
  | 'onSwitchMethod'
  | 'onChangeAccount'
  | 'forgotPasswordHref'
  | 'signUpHref'
  | 'logInHref'
  | 'supportHref'
> & { readonly step: Extract<LoginStep, { name: 'password' }> };

/** The password, under the greeting of a customer whom this device knows (AUTH-001), else under the title. */
export function PasswordStep({
  step,
  onPassword,
  onBiometrics,
  biometricsAfterMs,
  onSwitchMethod,
  onChangeAccount,
  forgotPasswordHref,
  ...targets
}: PasswordStepProps) {
  const texts = useTexts(loginTexts);
  const { biometricsLockedOut: lockedOut } = useTexts(accessTexts);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [tooLong, setTooLong] = useState<string | undefined>();
  const { issue, busy, attempt, forget } = useAttempt();
  const [waitsUntil, setWaitsUntil] = useState(0);
  const waiting = useSecondsLeft(waitsUntil, Date.now);
  const type = (typed: string): void => {
    const text = passwordText(typed);
    setTooLong(text === null ? texts.passwordTooLong(32) : undefined);
    if (text === null) return;
    setPassword(text);
    if (issue?.kind !== 'tooManyAttempts') forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password.length < LOGIN_PASSWORD_MIN || waiting > 0) return;
    attempt(
      () => onPassword(password),
      (refusal) => {
        field.current?.select();
        if (refusal.kind === 'tooManyAttempts') setWaitsUntil(Date.now() + refusal.seconds * 1000);
      },
    );
  };
  const byBiometrics = (): void => {
    if (onBiometrics !== undefined) attempt(onBiometrics);
  };
  useOnceAfter(onBiometrics !== undefined && password === '' ? biometricsAfterMs : undefined, byBiometrics);
  const shown = issue?.kind === 'tooManyAttempts' ? { ...issue, seconds: waiting } : issue;
  return (
    <form noValidate onSubmit={submit}>
      {step.givenName === null ? (
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
      ) : (
        <Greeting givenName={step.givenName} phone={step.phone} onChangeAccount={onChangeAccount} />
      )}
      <input type="hidden" name="username" autoComplete="username" value={step.phone} readOnly />
      <Stack gap={8}>
        <PasswordField
          ref={field}
          kind="current"
          label={texts.password}
          value={password}
          issue={tooLong}
          onValueChange={type}
          // The step is this one field, and the customer has asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Inline justify="end">
          <Link variant="standalone" href={forgotPasswordHref}>
            {texts.forgotPassword}
          </Link>
        </Inline>
      </Stack>
      {shown === null ||
      (shown.kind === 'tooManyAttempts' && waiting === 0) ||
      shown.kind === 'additionalChecks' ||
      shown.kind === 'biometricsLockedOut' ? null : (
        <AccessIssueNotice issue={shown} place="login" {...targets} />
      )}
      <StickyActions>
        <Button type="submit" busy={busy} disabled={password.length < LOGIN_PASSWORD_MIN || waiting > 0} fullWidth>
          {texts.logIn}
        </Button>
        {onBiometrics === undefined ? null : (
          <Button variant="secondary" fullWidth onClick={byBiometrics}>
            {texts.byBiometrics}
          </Button>
        )}
        <Button variant="quiet" fullWidth onClick={() => onSwitchMethod('code')}>
          {texts.byCode}
        </Button>
      </StickyActions>
      <Dialog
        open={issue?.kind === 'biometricsLockedOut'}
        onOpenChange={forget}
        icon={biometricsIcon}
        tone="warning"
        title={lockedOut}
        actions={<Button onClick={forget}>{texts.understood}</Button>}
      />
      <AdditionalChecksDialog issue={issue?.kind === 'additionalChecks' ? issue : null} onClose={forget} />
    </form>
  );
}

const StyledGreeting = styled(Stack)`
  padding-block: var(--primitive-space-16) var(--primitive-space-8);

  > :first-child {
    margin-block-end: var(--primitive-space-8);
  }
`;

type GreetingProps = { readonly givenName: string; readonly phone: string; readonly onChangeAccount: () => void };

function Greeting({ givenName, phone, onChangeAccount }: GreetingProps) {
  const texts = useTexts(loginTexts);
  return (
    <StyledGreeting gap={8} align="center">
      <Avatar name={givenName} size={56} tone="hero" />
      <Heading level={1} type="title-lg" align="center" tabIndex={-1} data-title={texts.title}>
        {texts.greeting(givenName)}
      </Heading>
      <Inline gap={0} justify="center">
        <Text as="span" tone="secondary">
          {phone}
        </Text>
        <Button variant="quiet" size="sm" onClick={onChangeAccount}>
          {texts.changeAccount}
        </Button>
      </Inline>
    </StyledGreeting>
  );
}
