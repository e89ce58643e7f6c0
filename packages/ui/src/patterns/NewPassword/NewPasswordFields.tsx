import { hasOnlyAllowedSymbols, checkNewPassword, checkPasswordCriteria, checkPasswordRepeat } from '@wallet/core/validation/passwords';
import { useId } from 'react';
import { CriteriaChips, getCriterionIds, type Criterion, type CriterionState } from '../../components/CriteriaChips/CriteriaChips.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ScreenField } from '../form/useScreenForm.ts';
import { newPasswordTexts, type NewPasswordTexts } from './newPassword.texts.ts';

export type NewPasswordSentences = { readonly required: string; readonly different: string };

/** A requirement of the product for a new password. A list of them replaces the default rules. */
export type PasswordCriterion = {
  /** What is required, in a few words: "12 characters or more". Also the message at the field while it is not met. */
  readonly text: string;
  /** Returns true when the password meets the requirement. Called at each keystroke, and with an empty text. */
  readonly isMet: (password: string) => boolean;
};

/** The criteria of a product that names none of its own, in the order of the chips (PWD-008). */
const createDefaultCriteria = (texts: NewPasswordTexts): readonly PasswordCriterion[] =>
  (['length', 'lowercase', 'uppercase', 'number'] as const).map((name) => ({
    text: texts[name],
    isMet: (password) => checkPasswordCriteria(password)[name],
  }));

/**
 * Returns the message for the issue of a new password, if any (PWD-005, D-PWD-01).
 * @param criteria own criteria, of which the first that is not met is the message. Without them the default rules apply
 */
export function newPasswordText(
  password: string,
  texts: NewPasswordTexts,
  { required }: NewPasswordSentences,
  criteria?: readonly PasswordCriterion[],
): string | undefined {
  if (criteria !== undefined && password !== '') return criteria.find((criterion) => !criterion.isMet(password))?.text;
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
  /**
   * Own criteria, which `newPasswordText` takes too. The rule about symbols then does not apply.
   * @default 8 to 32 characters, a lowercase letter, an uppercase letter and a digit
   */
  readonly criteria?: readonly PasswordCriterion[] | undefined;
  /** Focuses the first field when it is mounted. */
  readonly autoFocus?: boolean;
};

/** A new password, the criteria that are ticked below it while typing, and its repetition. Pasted text is never truncated (D-PWD-04). */
export function NewPasswordFields({ password, repeated, labels, criteria: own, autoFocus }: NewPasswordFieldsProps) {
  const texts = useTexts(newPasswordTexts);
  const id = useId();
  const missing: CriterionState = password.issue === undefined ? 'unmet' : 'failed';
  const criteria = (own ?? createDefaultCriteria(texts)).map((criterion): Criterion => ({
    text: criterion.text,
    state: criterion.isMet(password.value) ? 'met' : missing,
  }));
  // A disallowed symbol is reported immediately, because typing on cannot correct it.
  const isDisallowed = own === undefined && !hasOnlyAllowedSymbols(password.value);
  const issue = password.issue ?? (isDisallowed ? texts.symbolNotAllowed : undefined);
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
        {criteria.length === 0 ? null : <CriteriaChips id={id} label={texts.criteria} criteria={criteria} />}
      </Stack>
      <PasswordField kind="new" label={labels.repeated} {...repeated} />
    </>
  );
}
