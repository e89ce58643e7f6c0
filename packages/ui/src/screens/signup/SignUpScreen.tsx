import { formatPhone } from '@wallet/core/format/formatPhone';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import type { DeliveryFailure, SentCode } from '../../patterns/CodeStep/SentCode.ts';
import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useState, type ReactNode, useMemo } from 'react';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { CodeStep } from '../../patterns/CodeStep/CodeStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { signupTexts } from './signup.texts.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions, SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { checkInviteCode } from '@wallet/core/validation/codes';
import { normalizePhone } from '@wallet/core/validation/contacts';
import { cleanLine } from '@wallet/core/validation/typedText';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { accessIssueOf, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import { createPhoneSchema } from '../../patterns/access/createPhoneSchema.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { Link } from '../../components/Link/Link.tsx';

/** How a code is delivered. */
export type CodeMethod = 'sms' | 'call';

/** The sign-up step, with the data known by then (REG-021). */
export type SignUpStep =
  /** `inviteCode` is '' for none. Omit it where customers are not invited. */
  | { readonly name: 'phone'; readonly phone: string; readonly inviteCode?: string | undefined }
  /** Before a code is sent: how it will be delivered, and the alternative if there is one (REG-022). */
  | { readonly name: 'preview'; readonly phone: string; readonly method: CodeMethod; readonly otherMethod: CodeMethod | null }
  | { readonly name: 'code'; readonly phone: string; readonly code: SentCode; readonly otherMethod: CodeMethod | null };

export type SignUpScreenProps = ScreenProps<'afterForm'> &
  LanguageSwitchProps & {
    /** The open step, with its data. */
    readonly step: SignUpStep;
    /** Requests a code. `inviteCode` is '' when none is given. */
    readonly onPhone: (entry: {
      readonly phone: string;
      readonly inviteCode: string;
    }) => Promise<CallOutcome<'phone' | 'inviteCode', AccessRefused>>;
    /** Called by the button of the preview. */
    readonly onGetCode: (method: CodeMethod) => Promise<CallOutcome<never, AccessRefused>>;
    /** Opens the preview of the other method. */
    readonly onSwitchMethod: (method: CodeMethod) => void;
    /** Checks the typed code. */
    readonly onCode: (code: string) => Promise<CallOutcome<never, AccessRefused>>;
    /** Requests another code. */
    readonly onResendCode: () => Promise<CallOutcome<never, AccessRefused>>;
    /** Set when the SMS of the code step was not delivered. @default null */
    readonly delivery?: DeliveryFailure | null;
    /** From now on another code may be requested. */
    readonly onTimeUp?: () => void;
    /** Returns to the phone, which is kept, and from the phone to the page before it. */
    readonly onBack: () => void;
    /** Opens the support page or chat. Offered when no more codes may be requested. */
    readonly onContactSupport?: (() => void) | undefined;
    /** Navigates to the login with a phone whose account already exists (D-REG-05). */
    readonly onLogIn: (phone: string) => void;
    /** The service of the bot check, for the notice that it requires. Omit it where there is no check. */
    readonly botCheck?: 'recaptcha' | 'other' | undefined;
    /** The three policies on the public website (REG-005). */
    readonly policies: { readonly terms: string; readonly privacy: string; readonly cookies: string };
    /** The sign-up page. */
    readonly signUpHref: string;
    /** The login page. */
    readonly logInHref: string;
    /** The support page. Omit it where there is none. */
    readonly supportHref?: string | undefined;
  };

const StyledPolicies = styled(Text)`
  text-wrap: balance;

  a {
    white-space: nowrap;
  }
`;

/** The policies that a customer agrees to by continuing. Each opens in a new tab (REG-005, D-REG-21). */
function Policies({ terms, privacy, cookies }: SignUpScreenProps['policies']) {
  const { policies: words } = useTexts(signupTexts);
  return (
    <StyledPolicies type="caption" tone="secondary" align="center">
      {words.before}
      <Policy href={terms}>{words.terms}</Policy>
      {words.comma}
      <Policy href={privacy}>{words.privacy}</Policy>
      {words.and}
      <Policy href={cookies}>{words.cookies}</Policy>
      {words.after}
    </StyledPolicies>
  );
}

function Policy({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank">
      {children}
    </Link>
  );
}

type PhoneEntryProps = Pick<SignUpScreenProps, 'onPhone' | 'onLogIn' | 'policies' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<SignUpStep, { name: 'phone' }>;
  readonly notice: ReactNode;
};

const createEntrySchema = (texts: typeof signupTexts) =>
  z.object({
    username: createPhoneSchema(texts),
    invite_code: z.string().check(
      z.overwrite(cleanLine),
      says((code) => (code !== '' && checkInviteCode(code) !== null ? texts.invalidInvite : undefined)),
    ),
  });

/** Maps the field names of an outcome to those of the form. */
function toFormOutcome(
  outcome: CallOutcome<'phone' | 'inviteCode', AccessRefused>,
): CallOutcome<keyof z.input<ReturnType<typeof createEntrySchema>>, AccessRefused> {
  if (outcome.kind !== 'refused') return outcome;
  const { fields: { phone, inviteCode } = {}, ...refusal } = outcome;
  const fields = { ...(phone === undefined ? {} : { username: phone }), ...(inviteCode === undefined ? {} : { invite_code: inviteCode }) };
  return { ...refusal, fields };
}

/**
 * Asks for the phone and an optional invitation code. The phone field is uncontrolled, so that text typed before the script loaded is kept.
 */
function PhoneEntry({ step, onPhone, onLogIn, policies, notice, ...targets }: PhoneEntryProps) {
  const texts = useTexts(signupTexts);
  const { phone, inviteCode } = step;
  const [isInviteShown, setInviteShown] = useState(inviteCode !== undefined && inviteCode !== '');
  const schema = useMemo(() => createEntrySchema(texts), [texts]);
  const form = useScreenForm({
    schema,
    first: { username: phone, invite_code: inviteCode ?? '' },
    quiet: true,
    emptySpeaks: false,
    onSubmit: async ({ username, invite_code: typed }) => toFormOutcome(await onPhone({ phone: username, inviteCode: typed })),
  });
  const issue = accessIssueOf(form.outcome);
  return (
    <form noValidate {...form.props}>
      <VisitorTitle
        title={texts.title}
        text={
          <>
            {texts.haveAccount} <Link href={targets.logInHref}>{texts.logIn}</Link>
          </>
        }
      />
      <PhoneField label={texts.phone} hint={texts.phoneHint} defaultValue={phone} {...form.native('username')} />
      {inviteCode === undefined ? null : isInviteShown ? (
        <TextField
          label={texts.invite}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={inviteCode === ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={inviteCode}
          {...form.native('invite_code')}
        />
      ) : (
        <div>
          <FlushButton onClick={() => setInviteShown(true)}>{texts.haveInvite}</FlushButton>
        </div>
      )}
      {issue === null ? null : (
        <AccessIssueNotice issue={issue} place="code" onLogIn={() => onLogIn(normalizePhone(form.values.username))} {...targets} />
      )}
      <SubmitActions label={texts.getCode} busy={form.busy}>
        <Policies {...policies} />
        {notice}
      </SubmitActions>
    </form>
  );
}

type PreviewProps = Pick<SignUpScreenProps, 'onGetCode' | 'onSwitchMethod' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<SignUpStep, { name: 'preview' }>;
  readonly notice: ReactNode;
};

/** Shows how the code will arrive before it is requested. A phone must not ring before its owner is ready (D-REG-07). */
function Preview({ step, onGetCode, onSwitchMethod, notice, signUpHref, logInHref, supportHref }: PreviewProps) {
  const texts = useTexts(signupTexts);
  const { phone, method, otherMethod } = step;
  const { issue, busy, attempt } = useAttempt();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => onGetCode(method));
      }}
    >
      <VisitorTitle title={texts.title} text={texts.preview[method]({ phone: formatPhone(phone) })} />
      {issue === null ? null : <AccessIssueNotice issue={issue} place="code" {...{ signUpHref, logInHref, supportHref }} />}
      <StickyActions>
        {notice}
        <Button type="submit" busy={busy} fullWidth>
          {texts.get[method]}
        </Button>
        {otherMethod === null ? null : (
          <Button variant="quiet" fullWidth onClick={() => onSwitchMethod(otherMethod)}>
            {texts.instead[otherMethod]}
          </Button>
        )}
      </StickyActions>
    </form>
  );
}

type CodeEntryProps = Pick<
  SignUpScreenProps,
  'onCode' | 'onResendCode' | 'onSwitchMethod' | 'onContactSupport' | 'onBack' | 'onTimeUp' | 'signUpHref' | 'logInHref' | 'supportHref'
> & {
  readonly step: Extract<SignUpStep, { name: 'code' }>;
  readonly delivery?: SignUpScreenProps['delivery'];
  readonly notice: ReactNode;
};

/** Asks for the code. Once a new one may be requested, the other method is offered as well (D-REG-07). */
function CodeEntry({ step, onBack, onSwitchMethod, onTimeUp, delivery = null, ...rest }: CodeEntryProps) {
  const texts = useTexts(signupTexts);
  const { phone, code, otherMethod } = step;
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const mayAskAgain = endedAt !== null && endedAt === code.resendAt && code.attemptsLeft !== 0;
  return (
    <CodeStep
      title={texts.title}
      phone={phone}
      code={code}
      delivery={delivery}
      onChangeNumber={onBack}
      onTimeUp={() => {
        setEndedAt(code.resendAt);
        onTimeUp?.();
      }}
      {...rest}
    >
      {otherMethod !== null && mayAskAgain ? (
        <div>
          <FlushButton onClick={() => onSwitchMethod(otherMethod)}>{texts.instead[otherMethod]}</FlushButton>
        </div>
      ) : null}
    </CodeStep>
  );
}

/** Signs up a customer by phone and a code sent by SMS or call (REG). */
export const SignUpScreen = createScreen(function SignUpScreen({
  step,
  onBack,
  languages,
  onLanguage,
  botCheck,
  ...rest
}: SignUpScreenProps) {
  const notice = botCheck && <BotCheckNotice service={botCheck} />;
  switch (step.name) {
    case 'phone':
      return (
        <VisitorPage onBack={onBack} languages={languages} onLanguage={onLanguage}>
          <PhoneEntry step={step} notice={notice} {...rest} />
        </VisitorPage>
      );
    case 'preview':
      return (
        <VisitorPage onBack={onBack}>
          <Preview step={step} notice={notice} {...rest} />
        </VisitorPage>
      );
    case 'code':
      return (
        <VisitorPage onBack={onBack}>
          <CodeEntry step={step} notice={notice} onBack={onBack} {...rest} />
        </VisitorPage>
      );
  }
});
