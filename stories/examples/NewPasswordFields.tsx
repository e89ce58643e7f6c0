import { Button } from '@wallet/ui/components/Button';
import { FormLayout, says, useScreenForm } from '@wallet/ui/patterns/form';
import { NewPasswordFields, newPasswordText, newPasswordTexts, repeatedText } from '@wallet/ui/patterns/NewPassword';
import * as z from 'zod/mini';

const sentences = { required: 'This field is required', different: 'Passwords don’t match' };
const schema = z
  .object({ password: z.string().check(says((text) => newPasswordText(text, newPasswordTexts, sentences))), repeated: z.string() })
  .check(says(({ password, repeated }) => repeatedText(password, repeated, sentences), 'repeated'));

export function Passwords() {
  const { props, field, busy } = useScreenForm({
    schema,
    first: { password: '', repeated: '' },
    emptySpeaks: false,
    onSubmit: async () => ({ kind: 'done' }),
  });
  return (
    <FormLayout {...props}>
      <NewPasswordFields
        password={field('password')}
        repeated={field('repeated')}
        labels={{ password: 'Password', repeated: 'Confirm password' }}
      />
      <Button type="submit" busy={busy}>
        Set password
      </Button>
    </FormLayout>
  );
}
