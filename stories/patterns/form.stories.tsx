import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AmountInput } from '@wallet/ui/components/AmountInput';
import { Button } from '@wallet/ui/components/Button';
import { TextField } from '@wallet/ui/components/TextField';
import { FormLayout } from '@wallet/ui/patterns/form/FormLayout';
import type { Outcome } from '@wallet/ui/patterns/form/Outcome';
import { useFormField } from '@wallet/ui/patterns/form/useFormField';
import { useRefusableSubmit } from '@wallet/ui/patterns/form/useRefusableSubmit';
import { useForm } from 'react-hook-form';

type Values = { name: string; amount: string };
type TransferProps = { readonly onSubmit: (values: Values) => Promise<Outcome<'name' | 'amount'>> };

const required = { required: 'This field is required' };

function Transfer({ onSubmit }: TransferProps) {
  const form = useForm<Values>({ defaultValues: { name: '', amount: '' } });
  const submit = useRefusableSubmit({ form, fields: ['name', 'amount'], onSubmit });
  const { errors, isSubmitting } = form.formState;
  const amount = useFormField(form.control, 'amount');
  return (
    <FormLayout noValidate aria-label="Transfer" onSubmit={submit}>
      <TextField {...form.register('name', required)} label="Name" issue={errors.name?.message} />
      <AmountInput {...amount} label="Amount" decimals={2} />
      {errors.root?.['refusal'] ? <p role="alert">{errors.root['refusal'].message}</p> : null}
      <Button type="submit" busy={isSubmitting}>
        Send
      </Button>
    </FormLayout>
  );
}

const meta = {
  component: Transfer,
  args: { onSubmit: fn<TransferProps['onSubmit']>(async () => ({ kind: 'done' })) },
} satisfies Meta<typeof Transfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstInvalidFocused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('This field is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Each refusal on its field, the message above the button, the focus in the first field; what was typed stays. */
export const Refused: Story = {
  args: {
    onSubmit: fn<TransferProps['onSubmit']>(async () => ({
      kind: 'refused',
      message: 'Something went wrong',
      fields: { amount: 'Not enough funds' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ann');
    await userEvent.type(canvas.getByLabelText('Amount'), '5{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription('Not enough funds'));
    await expect(canvas.getByText('Something went wrong')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toHaveFocus());
    await expect(canvas.getByLabelText('Amount')).toHaveValue('5');
  },
};
export const SubmittedOnce: Story = {
  name: 'a second submit while the first is under way does nothing (D-APP-12)',
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn<TransferProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ann');
    await userEvent.type(canvas.getByLabelText('Amount'), '5{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
