import { formatCountdown } from '@wallet/core/format/formatDates';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';
import type { PasswordChangeField, PasswordWaiting } from './ChangePasswordScreen.types.ts';

type PasswordChangeFailureProps = {
  readonly outcome: CallOutcome<PasswordChangeField, PasswordWaiting> | null;
  /** True when an earlier attempt got lost on the network and may have been processed (D-PWD-23). */
  readonly mayBeChanged: boolean;
};

/** Explains above the button why the password was not changed. Renders nothing without a failure. */
export function PasswordChangeFailure({ outcome, mayBeChanged }: PasswordChangeFailureProps) {
  const texts = useTexts(changePasswordTexts);
  const words = wordsOf(outcome, mayBeChanged, texts);
  return words === null ? null : (
    <Notice kind={outcome?.kind === 'waiting' ? 'warning' : 'negative'} live="assertive" title={words.title}>
      {words.text}
    </Notice>
  );
}

type Words = { readonly title: string; readonly text?: string };

function wordsOf(
  outcome: CallOutcome<PasswordChangeField, PasswordWaiting> | null,
  mayBeChanged: boolean,
  texts: typeof changePasswordTexts,
): Words | null {
  switch (outcome?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'refused':
      if (mayBeChanged) return { title: texts.invalidPassword, text: texts.maybeChanged };
      return outcome.message === undefined ? null : { title: texts.somethingWentWrong, text: outcome.message };
    case 'waiting':
      return { title: texts.tooManyAttempts, text: texts.tryAgainIn(formatCountdown(outcome.seconds)) };
    case 'failed':
      return {
        offline: { title: texts.offline },
        unavailable: { title: texts.unavailable },
        unexpected: { title: texts.somethingWentWrong, text: texts.somethingWentWrongText },
      }[outcome.failure];
  }
}
