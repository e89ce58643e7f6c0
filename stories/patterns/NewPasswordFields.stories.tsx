import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { says, useScreenForm } from '@wallet/ui/patterns/form';
import {
  NewPasswordFields,
  newPasswordText,
  newPasswordTexts,
  repeatedText,
  type NewPasswordFieldsProps,
} from '@wallet/ui/patterns/NewPassword';
import * as z from 'zod/mini';

const labels = { password: 'Password', repeated: 'Confirm password' };
const sentences = { required: 'This field is required', different: 'Passwords don’t match' };
const schema = z
  .object({ password: z.string().check(says((text) => newPasswordText(text, newPasswordTexts, sentences))), repeated: z.string() })
  .check(says(({ password, repeated }) => repeatedText(password, repeated, sentences), 'repeated'));

type PasswordsProps = {
  readonly first: z.infer<typeof schema>;
  /** True after a submit was attempted. */
  readonly checked: boolean;
  readonly refused: string | undefined;
};

function Passwords({ first, checked, refused }: PasswordsProps) {
  const { props, field } = useScreenForm({
    schema,
    first,
    begun: checked,
    answered: refused === undefined ? null : { kind: 'refused', fields: { password: refused } },
    emptySpeaks: false,
    onSubmit: async () => null,
  });
  return (
    <form {...props} style={{ display: 'grid', gap: 20 }}>
      <NewPasswordFields password={field('password')} repeated={field('repeated')} labels={labels} />
    </form>
  );
}

const field = { value: '', onValueChange: fn(), onBlur: fn(), issue: undefined };

const meta = {
  component: NewPasswordFields,
  args: { password: field, repeated: field, labels, first: { password: '', repeated: '' }, checked: false, refused: undefined },
  render: ({ first, checked, refused }) => <Passwords first={first} checked={checked} refused={refused} />,
} satisfies Meta<NewPasswordFieldsProps & PasswordsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ready: Story = { args: { first: { password: 'HaldenFjord1', repeated: 'HaldenFjord1' } } };
/** After a submit, the fields that are missing show an issue. */
export const Submitted: Story = { args: { checked: true, first: { password: 'halden', repeated: '' } } };
/** The provider’s message, shown until the field is edited. */
export const Refused: Story = {
  args: { first: { password: 'HaldenFjord1', repeated: 'HaldenFjord1' }, refused: 'The password was used before' },
};
/** Criteria are ticked while typing. The two passwords are compared when the second field loses focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Password').focus();
    await userEvent.keyboard('HaldenFjord1');
    await expect(canvas.getAllByRole('listitem', { name: /, met$/ })).toHaveLength(4);
    canvas.getByLabelText('Confirm password').focus();
    await userEvent.keyboard('Halden');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Passwords don’t match')).toBeVisible();
  },
};
