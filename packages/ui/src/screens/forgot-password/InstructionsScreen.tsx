import { formatPhone } from '@wallet/core/format/formatPhone';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { createFollowHandler } from '../../foundations/link/createFollowHandler.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import type { AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { forgotPasswordTexts } from './forgotPassword.texts.ts';

export type InstructionsScreenProps = ScreenProps<'afterForm'> &
  AccessTargets & {
    /** The number that the SMS was sent to. */
    readonly phone: string;
    /** The login page. */
    readonly logInHref: string;
    /** Epoch milliseconds from which another SMS may be requested; null when unknown. */
    readonly resendAt: number | null;
    /** 0 means that no more SMS are sent to this number. */
    readonly attemptsLeft?: number | undefined;
    /** Requests another SMS. */
    readonly onResend: () => Promise<CallOutcome<never, AccessRefused>>;
    /** Opens the support page or chat. Offered when no more SMS may be requested. */
    readonly onContactSupport?: (() => void) | undefined;
    /** Navigates to the login with the phone filled in. */
    readonly onLogIn: () => void;
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** The service of the bot check, for the notice that it requires. Omit it where there is no check. */
    readonly botCheck?: 'recaptcha' | 'other' | undefined;
  };

/** An attribute of fieldset. The Stack's types do not know which element it renders. */
const disabledFieldsetProps: object = { disabled: true };

/**
 * Confirms that the SMS was sent. The disabled login form shows where its password goes, and the button leads there (PWD-022 to PWD-024,
 * D-PWD-19).
 */
export const InstructionsScreen = createScreen(function InstructionsScreen({
  phone,
  resendAt,
  attemptsLeft,
  onResend,
  onContactSupport,
  onLogIn,
  onBack,
  botCheck,
  ...targets
}: InstructionsScreenProps) {
  const texts = useTexts(forgotPasswordTexts);
  const { issue, busy, attempt } = useAttempt();
  return (
    <VisitorPage onBack={onBack}>
      <VisitorTitle title={texts.instructions} text={texts.sent({ phone: formatPhone(phone) })} />
      <Stack as="fieldset" gap={20} aria-label={texts.form} {...disabledFieldsetProps}>
        <PhoneField label={texts.phone} value={phone} disabled readOnly />
        <PasswordField kind="current" label={texts.password} value="" disabled readOnly />
      </Stack>
      <Timer
        endsAt={resendAt}
        attemptsLeft={attemptsLeft}
        busy={busy}
        onResend={() => attempt(onResend)}
        onContactSupport={onContactSupport}
        texts={{ resend: texts.resend }}
      />
      {issue === null ? null : <AccessIssueNotice issue={issue} place="password" {...targets} />}
      <StickyActions>
        {botCheck && <BotCheckNotice service={botCheck} />}
        <LinkButton href={targets.logInHref} fullWidth onClick={createFollowHandler(onLogIn)}>
          {texts.logIn}
        </LinkButton>
      </StickyActions>
    </VisitorPage>
  );
});
