import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AmountInput } from '@wallet/ui/components/AmountInput';
import { Button } from '@wallet/ui/components/Button';
import { Notice } from '@wallet/ui/components/Notice';
import { Select } from '@wallet/ui/components/Select';
import { TextField } from '@wallet/ui/components/TextField';
import { type CallOutcome, FormLayout, says, useScreenForm } from '@wallet/ui/patterns/form';
import * as z from 'zod/mini';
import { expectFocusOnFirstInvalid, expectRefusal } from '../support/expectFocusOnFirstInvalid.ts';

const required = says((text: string) => (text === '' ? 'This field is required' : undefined));
const schema = z.object({
  purpose: z.string().check(required),
  name: z.string().check(required),
  amount: z.string().check(required),
});
type Values = z.infer<typeof schema>;
type TransferProps = { readonly onSubmit: (values: Values) => Promise<CallOutcome<keyof Values>> };

function Transfer({ onSubmit }: TransferProps) {
  const { props, field, outcome, busy } = useScreenForm({ schema, first: { purpose: '', name: '', amount: '' }, onSubmit });
  const purpose = field('purpose');
  return (
    <FormLayout aria-label="Transfer" {...props}>
      <Select
        label="Purpose"
        placeholder="Choose…"
        options={[
          { value: 'gift', label: 'Gift' },
          { value: 'rent', label: 'Rent' },
        ]}
        {...purpose}
        value={purpose.value === '' ? null : purpose.value}
      />
      <TextField label="Name" {...field('name')} />
      <AmountInput label="Amount" decimals={2} {...field('amount')} />
      {outcome?.kind === 'refused' && outcome.message !== undefined ? <Notice kind="negative">{outcome.message}</Notice> : null}
      <Button type="submit" busy={busy}>
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
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Purpose' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rent' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  await userEvent.type(canvas.getByLabelText('Name'), 'Ann');
  await userEvent.type(canvas.getByLabelText('Amount'), '5');
}

/** A picker built from a button takes the focus like any other field. */
export const FirstInvalidFocused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expectFocusOnFirstInvalid('Purpose');
    await expect(canvas.getAllByText('This field is required')).toHaveLength(3);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Each refusal is shown on its field and the message above the button. The first refused field has the focus, and the input stays. */
export const Refused: Story = {
  args: {
    onSubmit: fn<TransferProps['onSubmit']>(async () => ({
      kind: 'refused',
      message: 'Something went wrong',
      fields: { amount: 'Not enough funds' },
    })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    await expectRefusal('Amount', 'Not enough funds', '5');
  },
};
