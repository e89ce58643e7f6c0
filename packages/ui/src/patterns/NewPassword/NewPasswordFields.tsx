import { hasOnlyAllowedSymbols, newPasswordIssue, passwordCriteria, passwordRepeatIssue } from '@wallet/core/validation/passwords';
import { useState } from 'react';
import { CriteriaChips, type Criterion } from '../../components/CriteriaChips/CriteriaChips.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { newPasswordTexts } from './newPassword.texts.ts';

/** What is typed into the two fields. */
export type NewPasswordValue = { readonly password: string; readonly repeated: string };

export type NewPasswordFieldsProps = {
  readonly value: NewPasswordValue;
  readonly onValueChange: (value: NewPasswordValue) => void;
  /** Names of the fields. */
  readonly labels: { readonly password: string; readonly repeated: string };
  /** Sentences where a field is empty and where the two differ: each place has its own (D-PWD-01). */
  readonly sentences: { readonly required: string; readonly different: string };
  /** What the provider refused; gone with the next keystroke of its owner. */
  readonly refused?: { readonly password?: string | undefined; readonly repeated?: string | undefined };
  /** Shows what is wrong in fields that nobody has left yet: a submit was tried. @default false */
  readonly checked?: boolean;
  readonly autoFocus?: boolean;
};

const nothingRefused: NonNullable<NewPasswordFieldsProps['refused']> = {};

/** Whether both fields may be sent: every criterion met, nothing forbidden, both alike (D-PWD-05). */
export function isNewPasswordReady({ password, repeated }: NewPasswordValue): boolean {
  return newPasswordIssue(password) === null && passwordRepeatIssue(password, repeated) === null;
}

/** A new password, twice, with its criteria ticked as it is typed. Nothing pasted is ever cut off (D-PWD-04). */
export function NewPasswordFields({
  value,
  onValueChange,
  labels,
  sentences,
  refused = nothingRefused,
  checked = false,
  autoFocus,
}: NewPasswordFieldsProps) {
  const texts = useTexts(newPasswordTexts);
  const [left, setLeft] = useState({ password: false, repeated: false });
  const { password, repeated } = value;
  const isPasswordChecked = checked || left.password;
  const met = passwordCriteria(password);
  const criterion = (text: string, isMet: boolean): Criterion => ({
    text,
    state: isMet ? 'met' : isPasswordChecked ? 'failed' : 'unmet',
  });

  function passwordSentence(): string | undefined {
    if (refused.password !== undefined) return refused.password;
    if (!hasOnlyAllowedSymbols(password)) return texts.symbolNotAllowed;
    if (!isPasswordChecked) return undefined;
    const issue = newPasswordIssue(password);
    return issue === null ? undefined : { ...texts, required: sentences.required }[issue];
  }
  function repeatedSentence(): string | undefined {
    if (refused.repeated !== undefined) return refused.repeated;
    if (!checked && !left.repeated) return undefined;
    const issue = passwordRepeatIssue(password, repeated);
    return issue === null ? undefined : sentences[issue];
  }
  return (
    <>
      <CriteriaChips
        label={texts.criteria}
        criteria={[
          criterion(texts.length, met.length),
          criterion(texts.lowercase, met.lowercase),
          criterion(texts.uppercase, met.uppercase),
          criterion(texts.number, met.number),
        ]}
      />
      <PasswordField
        kind="new"
        label={labels.password}
        value={password}
        issue={passwordSentence()}
        autoFocus={autoFocus}
        onBlur={() => setLeft({ ...left, password: left.password || password !== '' })}
        onValueChange={(text) => onValueChange({ password: text, repeated })}
      />
      <PasswordField
        kind="new"
        label={labels.repeated}
        value={repeated}
        issue={repeatedSentence()}
        onBlur={() => setLeft({ ...left, repeated: left.repeated || repeated !== '' })}
        onValueChange={(text) => onValueChange({ password, repeated: text })}
      />
    </>
  );
}
