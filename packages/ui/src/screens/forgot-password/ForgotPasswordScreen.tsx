import { useMemo } from 'react';
import * as z from 'zod/mini';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import { accessIssueOf, type AccessRefused } from '../../patterns/access/AccessIssue.ts';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { createPhoneSchema } from '../../patterns/access/createPhoneSchema.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage, VisitorTitle } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { forgotPasswordTexts } from './forgotPassword.texts.ts';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';

export type ForgotPasswordScreenProps = ScreenProps<'afterForm'> &
  AccessTargets & {
    /** Prefilled when this device knows it. */
    readonly phone: string;
    /** Requests the SMS with a temporary password. */
    readonly onNext: (phone: string) => Promise<CallOutcome<never, AccessRefused>>;
    /** The customer pressed the back button. */
    readonly onBack: () => void;
    /** The service of the bot check, for the notice that it requires. Omit it where there is no check. */
    readonly botCheck?: 'recaptcha' | 'other' | undefined;
  };

/** Asks for the phone whose password was forgotten (PWD-019). */
export const ForgotPasswordScreen = createScreen(function ForgotPasswordScreen({
  phone,
  onNext,
  onBack,
  botCheck,
  ...targets
}: ForgotPasswordScreenProps) {
  const texts = useTexts(forgotPasswordTexts);
  const schema = useMemo(() => z.object({ username: createPhoneSchema(texts) }), [texts]);
  const form = useScreenForm({
    schema,
    first: { username: phone },
    quiet: true,
    emptySpeaks: false,
    onSubmit: ({ username }) => onNext(username),
  });
  const issue = accessIssueOf(form.outcome);
  return (
    <VisitorPage onBack={onBack}>
      <form noValidate {...form.props}>
        <VisitorTitle title={texts.title} text={texts.text} />
        <PhoneField
          label={texts.phone}
          hint={texts.phoneHint}
          defaultValue={phone}
          {...form.native('username')}
          // The page consists of this field (D-APP-33).
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        {issue === null ? null : <AccessIssueNotice issue={issue} place="password" {...targets} />}
        <SubmitActions label={texts.next} busy={form.busy}>
          {botCheck && <BotCheckNotice service={botCheck} />}
        </SubmitActions>
      </form>
    </VisitorPage>
  );
});
