import { useTexts } from '../../texts/Texts.tsx';
import { CodeStep } from '../../patterns/CodeStep/CodeStep.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { createPhoneSchema } from '../../patterns/access/createPhoneSchema.ts';
import { accessIssueOf, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { PasskeyButton, usePasskeyOffer } from './PasskeyLogin.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';

type PhoneStepProps = Pick<
  LoginScreenProps,
  'onPhone' | 'onPasskey' | 'onPasskeyOffer' | 'onSwitchMethod' | 'signUpHref' | 'logInHref' | 'supportHref'
> & {
  readonly step: Extract<LoginStep, { name: 'phone' }>;
};

/** Asks for the phone. The field is uncontrolled, so that text typed before the script loaded is kept. */
function PhoneStep({ step, onPhone, onPasskey, onPasskeyOffer, onSwitchMethod, ...targets }: PhoneStepProps) {
  const texts = useTexts(loginTexts);
  const schema = useMemo(() => z.object({ username: createPhoneSchema(texts) }), [texts]);
  const form = useScreenForm({
    schema,
    first: { username: step.phone },
    answered: step.issue === undefined ? null : { kind: 'accessRefused', issue: step.issue },
    quiet: true,
    emptySpeaks: false,
    onSubmit: ({ username }): Promise<CallOutcome<never, AccessRefused>> => {
      endOffer();
      return onPhone(username);
    },
  });
  const byPassword = step.by === 'password';
  // A passkey logs in without a code. It is hidden only while the customer has chosen the code.
  const canUsePasskeys = byPassword || onSwitchMethod === undefined;
  const hasPasskeys = canUsePasskeys && onPasskey !== undefined;
  const submit = (answer: CallOutcome<never, AccessRefused>): void => form.send(async () => answer);
  const endOffer = usePasskeyOffer(hasPasskeys ? onPasskeyOffer : undefined, submit);
  const issue = accessIssueOf(form.outcome);
  /** The message belongs to the other method and is cleared; the typed text is kept. */
  const switchMethod = (): void => {
    form.restart();
    onSwitchMethod?.(byPassword ? 'code' : 'password');
  };
  return (
    <form noValidate {...form.props}>
      <VisitorTitle
        title={texts.title}
        text={
          targets.signUpHref && (
            <>
              {texts.noAccount} <Link href={targets.signUpHref}>{texts.signUp}</Link>
            </>
          )
        }
      />
      <PhoneField
        label={texts.phone}
        hint={texts.phoneHint}
        passkeys={hasPasskeys}
        defaultValue={step.phone}
        {...form.native('username')}
        // The page consists of this field (D-APP-33).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {issue === null ? null : <AccessIssueNotice issue={issue} place="login" {...targets} />}
      <StickyActions>
        <Button type="submit" busy={form.busy} fullWidth>
          {texts.proceed}
        </Button>
        {/* It keeps its place for a code as well, so that "Continue" does not move. */}
        {onPasskey === undefined ? null : (
          <PasskeyButton inert={!canUsePasskeys} onPasskey={onPasskey} onPress={endOffer} onAnswer={submit} />
        )}
        {onSwitchMethod === undefined ? null : (
          <Button variant="quiet" fullWidth onClick={switchMethod}>
            {byPassword ? texts.byCode : texts.byPassword}
          </Button>
        )}
      </StickyActions>
    </form>
  );
}

/** The callback of the open step. Without it the step is a mistake of the host. */
function requireCallback<Callback>(name: 'onPassword' | 'onCode', callback: Callback | undefined): Callback {
  if (callback === undefined) throw new TypeError(`LoginScreen shows a step that needs \`${name}\`, which is missing.`);
  return callback;
}

/** Logs in by phone and password, or by phone and one-time code (AUTH). */
export const LoginScreen = createScreen(function LoginScreen({
  step,
  onPassword,
  onCode,
  onResendCode,
  onBack,
  languages,
  onLanguage,
  ...rest
}: LoginScreenProps) {
  const texts = useTexts(loginTexts);
  switch (step.name) {
    case 'phone':
      return (
        <VisitorPage onBack={onBack} languages={languages} onLanguage={onLanguage}>
          <PhoneStep step={step} {...rest} />
        </VisitorPage>
      );
    case 'password':
      return (
        <VisitorPage {...(step.givenName === null ? { onBack } : { languages, onLanguage })}>
          <PasswordStep {...{ step, onPassword: requireCallback('onPassword', onPassword), onBack }} {...rest} />
        </VisitorPage>
      );
    case 'code': {
      const { phone, code } = step;
      return (
        <VisitorPage onBack={onBack}>
          <CodeStep
            title={texts.title}
            {...{ phone, code, onResendCode }}
            onCode={requireCallback('onCode', onCode)}
            onChangeNumber={onBack}
            {...rest}
          />
        </VisitorPage>
      );
    }
  }
});
