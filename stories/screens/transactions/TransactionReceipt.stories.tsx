import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TransactionDetailDialog } from '@wallet/ui/screens/transactions';
import { eur } from '../../support/amounts.ts';
import { buildReady } from './buildDetail.ts';

const topUp = { title: 'SEPA top up', group: 'incomings', volume: eur('1500.00') } as const;

const meta = {
  component: TransactionDetailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { state: buildReady(topUp), onClose: fn(), onNote: fn(), supportHref: '#support' },
} satisfies Meta<typeof TransactionDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReceiptFetched: Story = {
  name: 'fetches the receipt of a completed order once, and shows a failure (WISH-023)',
  tags: ['!dev', '!autodocs'],
  args: { onReceipt: fn(async () => ({ kind: 'failed', failure: 'unavailable' }) as const) },
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Receipt (PDF)' }));
    await expect(await screen.findByText('Service is temporary unavailable')).toBeInTheDocument();
    await expect(args.onReceipt).toHaveBeenCalled();
  },
};

export const NoReceipt: Story = {
  name: 'offers no receipt for a pending order (WISH-023)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildReady({ ...topUp, status: 'pending' }), onReceipt: fn(async () => ({ kind: 'done' }) as const) },
  play: async () => {
    await screen.findByLabelText('Note');
    await expect(screen.queryByRole('button', { name: /Receipt|Print/ })).toBeNull();
  },
};
