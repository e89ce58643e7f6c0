import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Status, StatusBadge } from '@wallet/ui/components/Badge';
import { Inline } from '@wallet/ui/foundations/Layout';

const meta = { component: StatusBadge, args: { status: 'completed' } } satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const orderStatuses: readonly Status[] = ['completed', 'pending', 'moderate', 'rejected'];
const tokenStatuses: readonly Status[] = ['coming_soon', 'pre_order', 'available', 'sold_out', 'deal_exit', 'payout_soon'];

/** The four order statuses, each with its label (TXN-020). */
export const Orders: Story = {
  render: () => (
    <Inline gap={8}>
      {orderStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('CompletedPendingOn reviewRejected');
  },
};

/** The six token statuses (TOK-019). */
export const Tokens: Story = {
  render: () => (
    <Inline gap={8}>
      {tokenStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Coming soonPre-orderAvailableSold outDeal exitPayout soon');
  },
};
