import { knownPasswordIssue } from '@wallet/core/validation/passwords';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { isNewPasswordReady, NewPasswordFields, type NewPasswordValue } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { changePasswordTexts } from './changePassword.texts.ts';
import type { ChangePasswordScreenProps, PasswordChangeOutcome } from './ChangePasswordScreen.types.ts';
import { PasswordChangeFailure } from './PasswordChangeFailure.tsx';

/** The old password and, twice, the new one (SET-019, PWD-014). Editing takes away what the provider said (SET-020). */
export function ChangePasswordScreen({ username, onSave, onBack }: ChangePasswordScreenProps) {
  const texts = useTexts(changePasswordTexts);
  const [oldPassword, setOldPassword] = useState('');
  const [hasLeftOld, setLeftOld] = useState(false);
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeated: '' });
  const [outcome, setOutcome] = useState<PasswordChangeOutcome>({ kind: 'done' });
  const [hadOfflineTry, setOfflineTry] = useState(false);
  const { busy, submitOnce } = useSubmitOnce();
  const edited = (): void => setOutcome({ kind: 'done' });
  const fields = outcome.kind === 'refused' ? (outcome.fields ?? {}) : {};

  function oldSentence(): string | undefined {
    if (fields.oldPassword !== undefined) return fields.oldPassword === '' ? texts.invalidPassword : fields.oldPassword;
    const issue = hasLeftOld ? knownPasswordIssue(oldPassword) : null;
    if (issue === null) return undefined;
    return issue === 'required' ? texts.required : texts.notEnoughCharacters;
  }
  // What the provider has refused is edited first; a press that did not get through may be made again.
  const isFree = outcome.kind === 'done' || outcome.kind === 'failed';
  const isReady = isFree && knownPasswordIssue(oldPassword) === null && isNewPasswordReady(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeftOld(true);
    if (!isReady) return;
    void submitOnce(async () => {
      const answer = await onSave({ oldPassword, newPassword: value.password, repeated: value.repeated });
      setOutcome(answer);
      if (answer.kind === 'failed' && answer.failure === 'offline') setOfflineTry(true);
    });
  };
  return (
    <OperationForm title={texts.title} onBack={onBack} onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        kind="current"
        label={texts.oldPassword}
        value={oldPassword}
        issue={oldSentence()}
        onBlur={() => setLeftOld(hasLeftOld || oldPassword !== '')}
        onValueChange={(text) => {
          setOldPassword(text);
          edited();
        }}
      />
      <NewPasswordFields
        value={value}
        onValueChange={(next) => {
          setValue(next);
          edited();
        }}
        labels={{ password: texts.newPassword, repeated: texts.repeated }}
        sentences={texts}
        refused={{ password: fields.newPassword, repeated: fields.repeated }}
      />
      <StickyActions>
        <PasswordChangeFailure outcome={outcome} mayBeChanged={hadOfflineTry && fields.oldPassword !== undefined} />
        <Button type="submit" busy={busy} disabled={!isReady} fullWidth>
          {texts.save}
        </Button>
      </StickyActions>
    </OperationForm>
  );
}
