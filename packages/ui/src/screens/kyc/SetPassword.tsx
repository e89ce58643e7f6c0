import { useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { newPasswordTexts, type NewPasswordTexts } from '../../patterns/NewPassword/newPassword.texts.ts';
import { NewPasswordFields, newPasswordText, repeatedText } from '../../patterns/NewPassword/NewPasswordFields.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { kycTexts } from './kyc.texts.ts';
import { KycFailure } from './KycFailure.tsx';
import type { KycScreenProps } from './KycScreen.types.ts';

type SetPasswordProps = Pick<KycScreenProps, 'onSavePassword'> & { readonly username: string };

const passwordSchema = (texts: NewPasswordTexts, sentences: typeof kycTexts.password) =>
  z
    .object({ password: z.string().check(says((text) => newPasswordText(text, texts, sentences))), repeated: z.string() })
    .check(says(({ password, repeated }) => repeatedText(password, repeated, sentences), 'repeated'));

/** Asks for the first password, the last step of the registration (PWD-008 to PWD-012). */
export function SetPassword({ username, onSavePassword }: SetPasswordProps) {
  const { password: texts } = useTexts(kycTexts);
  const words = useTexts(newPasswordTexts);
  const schema = useMemo(() => passwordSchema(words, texts), [words, texts]);
  const form = useScreenForm({
    schema,
    first: { password: '', repeated: '' },
    emptySpeaks: false,
    dependent: ['password'],
    onSubmit: ({ password }) => onSavePassword(password),
  });
  return (
    <form noValidate {...form.props}>
      <Stack gap={8}>
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="secondary">{texts.text}</Text>
      </Stack>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <NewPasswordFields password={form.field('password')} repeated={form.field('repeated')} labels={texts} autoFocus />
      <StickyActions>
        <KycFailure outcome={form.outcome} />
        <Button type="submit" busy={form.busy} disabled={!form.isValid} fullWidth>
          {texts.save}
        </Button>
      </StickyActions>
    </form>
  );
}
