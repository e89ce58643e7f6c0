import { checkKnownPassword } from '@wallet/core/validation/passwords';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { newPasswordTexts, type NewPasswordTexts } from '../../patterns/NewPassword/newPassword.texts.ts';
import { NewPasswordFields, newPasswordText, repeatedText, type PasswordCriterion } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import { RailedForm } from '../../patterns/SectionRail/RailedForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';
import { useWaiting } from '../../components/Timer/useWaiting.ts';
import { WaitingTime } from '../../components/Timer/WaitingTime.tsx';
import { formatCountdown } from '@wallet/core/format/formatDates';
import { Notice } from '../../components/Notice/Notice.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';

export type PasswordChangeField = 'oldPassword' | 'newPassword' | 'repeated';

/** Too many wrong old passwords. `seconds` is the time until the next attempt. */
export type PasswordRateLimited = { readonly kind: 'waiting'; readonly seconds: number };

export type ChangePasswordScreenProps = ScreenProps<'afterForm'> & {
  /** The customer's username, for password managers. */
  readonly username: string;
  /** Length of an old password in characters, both ends inclusive. @default 6 to 32 */
  readonly passwordLength?: { readonly min: number; readonly max: number } | undefined;
  /**
   * Criteria of a new password, ticked below its field. A password has to meet all of them, and no other rule applies to it.
   * @default 8 to 32 characters of printable ASCII without the space, with a lowercase letter, an uppercase letter and a digit
   */
  readonly criteria?: readonly PasswordCriterion[] | undefined;
  /** After success the app leaves the page by itself. */
  readonly onSave: (change: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly repeated: string;
  }) => Promise<CallOutcome<PasswordChangeField, PasswordRateLimited>>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};

type PasswordChangeFailureProps = {
  readonly outcome: CallOutcome<PasswordChangeField, PasswordRateLimited> | null;
  /** True when an earlier attempt got lost on the network and may have been processed (D-PWD-23). */
  readonly mayBeChanged: boolean;
};

/** Explains above the button why the password was not changed. Renders nothing without a failure. */
function PasswordChangeFailure({ outcome, mayBeChanged }: PasswordChangeFailureProps) {
  const texts = useTexts(changePasswordTexts);
  const { refused } = useTexts(failureTexts);
  const words = getFailureTexts(outcome, mayBeChanged, { ...texts, refused });
  return words === null ? null : (
    <Notice kind={outcome?.kind === 'waiting' ? 'warning' : 'negative'} live="assertive" title={words.title}>
      {words.text}
    </Notice>
  );
}

type FailureTexts = { readonly title: string; readonly text?: ReactNode };

function getFailureTexts(
  outcome: CallOutcome<PasswordChangeField, PasswordRateLimited> | null,
  mayBeChanged: boolean,
  texts: typeof changePasswordTexts & { readonly refused: string },
): FailureTexts | null {
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'refused':
      if (mayBeChanged) return { title: texts.invalidPassword, text: texts.maybeChanged };
      return outcome.message === undefined ? null : { title: outcome.title ?? texts.refused, text: outcome.message };
    case 'waiting':
      return {
        title: texts.tooManyAttempts,
        text: <WaitingTime of={outcome}>{(seconds) => texts.tryAgainIn({ time: formatCountdown(seconds) })}</WaitingTime>,
      };
    case 'failed':
      return {
        offline: { title: texts.offline },
        unavailable: { title: texts.unavailable },
        unexpected: { title: texts.somethingWentWrong, text: texts.somethingWentWrongText },
      }[outcome.failure];
  }
}

const createChangeSchema = (
  texts: typeof changePasswordTexts,
  words: NewPasswordTexts,
  { passwordLength, criteria }: Pick<ChangePasswordScreenProps, 'passwordLength' | 'criteria'>,
) =>
  z
    .object({
      oldPassword: z.string().check(
        says((text) => {
          const issue = checkKnownPassword(text, passwordLength);
          if (issue === null) return undefined;
          return issue === 'required' ? texts.required : texts.notEnoughCharacters;
        }),
      ),
      newPassword: z.string().check(says((text) => newPasswordText(text, words, texts, criteria))),
      repeated: z.string(),
    })
    .check(says(({ newPassword, repeated }) => repeatedText(newPassword, repeated, texts), 'repeated'));

/** Asks for the old password once and for the new one twice (SET-019, PWD-014). Editing clears the provider's message (SET-020). */
export const ChangePasswordScreen = createScreen(function ChangePasswordScreen({
  username,
  passwordLength,
  criteria,
  onSave,
  onBack,
}: ChangePasswordScreenProps) {
  const texts = useTexts(changePasswordTexts);
  const words = useTexts(newPasswordTexts);
  const [hadOfflineTry, setOfflineTry] = useState(false);
  const [limit, wait] = useWaiting<PasswordRateLimited>();
  const oldField = useRef<HTMLInputElement>(null);
  const schema = useMemo(() => createChangeSchema(texts, words, { passwordLength, criteria }), [texts, words, passwordLength, criteria]);
  const form = useScreenForm({
    schema,
    first: { oldPassword: '', newPassword: '', repeated: '' },
    dependent: ['oldPassword', 'newPassword', 'repeated'],
    emptySpeaks: false,
    onSubmit: async (change): Promise<CallOutcome<PasswordChangeField, PasswordRateLimited>> => {
      const answer = await onSave(change);
      if (answer.kind === 'failed' && answer.failure === 'offline') setOfflineTry(true);
      if (answer.kind === 'waiting') wait(answer);
      // The button, which was pressed, is disabled until the time is over or something is edited. A refused field takes the focus itself.
      if (answer.kind === 'waiting' || answer.kind === 'refused') oldField.current?.focus();
      return answer;
    },
  });
  // The waiting time continues while another password is typed.
  const outcome = limit ?? (form.outcome?.kind === 'waiting' ? null : form.outcome);
  const old = form.field('oldPassword');
  const isOldRefused = outcome?.kind === 'refused' && outcome.fields?.oldPassword !== undefined;
  // After a refusal the customer has to edit first. After a failed request they may retry immediately.
  const canRetry = outcome === null || outcome.kind === 'done' || outcome.kind === 'failed';
  return (
    <RailedForm current="profile" title={texts.title} onBack={onBack} {...form.props}>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        ref={oldField}
        kind="current"
        label={texts.oldPassword}
        {...old}
        issue={old.issue === '' ? texts.invalidPassword : old.issue}
      />
      <NewPasswordFields
        password={form.field('newPassword')}
        repeated={form.field('repeated')}
        labels={{ password: texts.newPassword, repeated: texts.repeated }}
        criteria={criteria}
      />
      <SubmitActions label={texts.save} busy={form.busy} disabled={!canRetry || !form.isValid}>
        <PasswordChangeFailure outcome={outcome} mayBeChanged={hadOfflineTry && isOldRefused} />
      </SubmitActions>
    </RailedForm>
  );
});
