import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InProgressSheet } from '@wallet/ui/screens/assets';
import { btc } from '../../support/amounts.ts';
import { buildTransactionRow } from '../../support/transactionRow.ts';

const rows = [
  buildTransactionRow('2', { title: 'Send', status: 'pending', group: 'outgoings', volume: btc('0.05000000'), time: 'Today, 11:05' }),
  buildTransactionRow('1', { status: 'moderate', time: 'Yesterday, 16:48' }),
];

const meta = {
  component: InProgressSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { list: { kind: 'ready', pages: [rows], more: { kind: 'end' } }, onOpen: fn(), onClose: fn() },
} satisfies Meta<typeof InProgressSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  name: 'lists transactions in progress, and opens one on press (PROG-002, D-PROG-07)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: 'Transactions in progress' });
    await userEvent.click(screen.getByRole('link', { name: /^Send/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(rows[0]);
    await step('Escape closes the sheet (D-PROG-09)', async () => {
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    });
  },
};

export const Loading: Story = { args: { list: { kind: 'loading' } } };

export const Failed: Story = { args: { list: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

const onMore = fn();
export const NextPage: Story = {
  name: 'requests the next page at the end of the list (PROG-003)',
  tags: ['!dev', '!autodocs'],
  args: { list: { kind: 'ready', pages: [rows], more: { kind: 'ready', onMore } } },
  play: async () => {
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const AllEnded: Story = {
  name: 'shows that all have ended in the meantime (PROG-005)',
  tags: ['!dev', '!autodocs'],
  args: { list: { kind: 'ready', pages: [[]], more: { kind: 'end' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('It was fast, all transactions were already completed!')).toBeVisible());
  },
};
