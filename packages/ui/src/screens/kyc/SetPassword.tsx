import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { isNewPasswordReady, NewPasswordFields, type NewPasswordValue } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFailure } from './KycFailure.tsx';
import type { KycScreenProps, SetPasswordOutcome } from './KycScreen.types.ts';

type SetPasswordProps = Pick<KycScreenProps, 'onSavePassword'> & { readonly username: string };

/** The first password: the last step of the registration (PWD-008 to PWD-012). */
export function SetPassword({ username, onSavePassword }: SetPasswordProps) {
  const { password: texts } = useTexts(kycTexts);
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeated: '' });
  const [outcome, setOutcome] = useState<SetPasswordOutcome>({ kind: 'done' });
  const [checked, setChecked] = useState(false);
  const { busy, submitOnce } = useSubmitOnce();
  const isReady = isNewPasswordReady(value);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (isReady) void submitOnce(async () => setOutcome(await onSavePassword(value.password)));
  };
  const refused = outcome.kind === 'refused' ? outcome.fields?.password : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="secondary">{texts.text}</Text>
      </Stack>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields
        value={value}
        onValueChange={(next) => {
          setValue(next);
          setOutcome({ kind: 'done' });
        }}
        labels={texts}
        sentences={texts}
        refused={{ password: refused }}
        checked={checked}
        autoFocus
      />
      <StickyActions>
        <KycFailure outcome={outcome} />
        <Button type="submit" busy={busy} disabled={!isReady} fullWidth>
          {texts.save}
        </Button>
      </StickyActions>
    </form>
  );
}
