import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressField } from '@wallet/ui/components/AddressField';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

const meta = { component: AddressField, args: { label: 'To address', value: '', onValueChange: fn() } } satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Paste or scan an address', onPasteRequest: fn(async () => ADDRESS) } };
export const Filled: Story = { args: { value: ADDRESS } };
export const WithIssue: Story = { args: { issue: 'This field is required' } };
export const Disabled: Story = { args: { value: ADDRESS, disabled: true } };
/** The address is shortened on screen only. The value that is read aloud and copied is the full one. */
export const ReadOnly: Story = {
  name: 'read-only: shows the first 7 and last 5 characters (FMT-046)',
  tags: ['!dev', '!autodocs'],
  args: { value: ADDRESS, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bc1qxy2…x0wlh')).toBeVisible();
    await expect(canvas.getByLabelText('To address')).toHaveValue(ADDRESS);
  },
};
export const PastedByButton: Story = {
  args: { onPasteRequest: fn(async () => ` ${ADDRESS}\n`) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(ADDRESS));
  },
};
export const PasteRefused: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onPasteRequest: fn(async () => null) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
