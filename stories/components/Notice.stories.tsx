import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '@wallet/ui/components/Link';
import { Notice } from '@wallet/ui/components/Notice';
import { pendingIcon } from '@wallet/ui/foundations/Icon';

const meta = { component: Notice, args: { children: 'Only the ERC-20 network is supported.' } } satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { kind: 'warning', icon: pendingIcon, children: 'Address is on verification' } };
export const Positive: Story = { args: { kind: 'positive', children: 'Files are being checked' } };

/** Screen readers announce a refusal as soon as it appears. */
export const Negative: Story = {
  args: { kind: 'negative', live: 'assertive', children: 'Not enough ETH to pay fee' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not enough ETH to pay fee');
  },
};

export const WithTitleAndAction: Story = {
  args: {
    kind: 'warning',
    title: 'Address is not verified',
    children: 'A top-up needs a verified address.',
    action: (
      <Link variant="standalone" href="#verify">
        Verify address
      </Link>
    ),
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    children:
      'Send the payment from an account in your own name. Other payments will be rejected and returned to the sender less the fees of the banks in between.',
  },
};
