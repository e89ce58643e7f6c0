import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FormLayout } from '@wallet/ui/patterns/form';
import { Transfer, type TransferProps } from '../examples/FormLayout.tsx';
import { expectFocusOnFirstInvalid, expectRefusal } from '../support/expectFocusOnFirstInvalid.ts';

type Args = ComponentProps<typeof FormLayout> & TransferProps;

const meta = {
  component: FormLayout,
  args: { onTransfer: fn<TransferProps['onTransfer']>(async () => ({ kind: 'done' })) },
  render: ({ onTransfer }) => <Transfer onTransfer={onTransfer} />,
} satisfies Meta<Args>;

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
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
};
/** Each refusal is shown on its field and the message above the button. The first refused field has the focus, and the input stays. */
export const Refused: Story = {
  args: {
    onTransfer: fn<TransferProps['onTransfer']>(async () => ({
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
