import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyBox } from '@wallet/ui/components/CopyBox';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

const meta = {
  component: CopyBox,
  args: {
    label: 'Your address · Bitcoin network',
    copyLabel: 'address',
    value: ADDRESS,
    copyText: ADDRESS,
    onCopy: fn(async () => undefined),
  },
} satisfies Meta<typeof CopyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const InviteCode: Story = {
  args: { label: 'Your invite code', copyLabel: 'invite code', value: 'ALICE-7K2', copyText: 'ALICE-7K2', size: 'lg' },
};

export const Copied: Story = {
  name: 'copies the address on press (RCV-004)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('button', { name: /^Copy address/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** The clipboard is not available, so the address is selected instead (D-RCV-05). */
export const Refused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no permission'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Press and hold to copy'));
    await expect(document.getSelection()?.toString()).toBe(ADDRESS);
  },
};
