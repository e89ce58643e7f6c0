import { hasOnlyAllowedSymbols, checkNewPassword, checkPasswordCriteria, checkPasswordRepeat } from '@wallet/core/validation/passwords';
import { useId } from 'react';
import { CriteriaChips, getCriterionIds, type Criterion } from '../../components/CriteriaChips/CriteriaChips.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ScreenField } from '../form/useScreenForm.ts';
import { newPasswordTexts, type NewPasswordTexts } from './newPassword.texts.ts';

export type NewPasswordSentences = { readonly required: string; readonly different: string };

/** Returns the message for the issue of a new password, if any (PWD-005, D-PWD-01). */
export function newPasswordText(password: string, texts: NewPasswordTexts, { required }: NewPasswordSentences): string | undefined {
  const issue = checkNewPassword(password);
  return issue === null ? undefined : { ...texts, required }[issue];
}

/** Returns the message for the issue of the repeated password, if any (PWD-007, D-PWD-01). */
export function repeatedText(password: string, repeated: string, sentences: NewPasswordSentences): string | undefined {
  const issue = checkPasswordRepeat(password, repeated);
  return issue === null ? undefined : sentences[issue];
}

export type NewPasswordFieldsProps = {
  /** Field of the new password, from `useScreenForm`. */
  readonly password: ScreenField<string>;
  /** Field of the repetition, from `useScreenForm`. */
  readonly repeated: ScreenField<string>;
  /** Labels of the two fields. */
  readonly labels: { readonly password: string; readonly repeated: string };
  /** Focuses the first field when it is mounted. */
  readonly autoFocus?: boolean;
};

/** A new password, the criteria that are ticked below it while typing, and its repetition. Pasted text is never truncated (D-PWD-04). */
export function NewPasswordFields({ password, repeated, labels, autoFocus }: NewPasswordFieldsProps) {
  const texts = useTexts(newPasswordTexts);
  const met = checkPasswordCriteria(password.value);
  const id = useId();
  const criterion = (text: string, isMet: boolean): Criterion => ({
    text,
    state: isMet ? 'met' : password.issue === undefined ? 'unmet' : 'failed',
  });
  const criteria = [
    criterion(texts.length, met.length),
    criterion(texts.lowercase, met.lowercase),
    criterion(texts.uppercase, met.uppercase),
    criterion(texts.number, met.number),
  ];
  // A disallowed symbol is reported immediately, because typing on cannot correct it.
  const issue = password.issue ?? (hasOnlyAllowedSymbols(password.value) ? undefined : texts.symbolNotAllowed);
  return (
    <>
      <Stack gap={8}>
        <PasswordField
          kind="new"
          label={labels.password}
          autoFocus={autoFocus}
          aria-describedby={getCriterionIds(id, criteria)}
          {...password}
          issue={issue}
        />
        <CriteriaChips id={id} label={texts.criteria} criteria={criteria} />
      </Stack>
      <PasswordField kind="new" label={labels.repeated} {...repeated} />
    </>
  );
}
