import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TransactionList } from '@wallet/ui/patterns/TransactionList';
import { btc, eur } from '../support/amounts.ts';
import { buildTransactionRow } from '../support/transactionRow.ts';

const pages = [
  [
    buildTransactionRow('1', { title: 'Card top-up', volume: eur('500.00'), time: 'Nov 21, 14:32' }),
    buildTransactionRow('2', { title: 'Send BTC', group: 'outgoings', status: 'pending', volume: btc('0.05'), time: 'Nov 20, 09:10' }),
    buildTransactionRow('3', {
      title: 'SEPA withdrawal',
      group: 'outgoings',
      status: 'rejected',
      volume: eur('2000.00'),
      month: 'October 2026',
      time: 'Oct 21, 12:40',
    }),
  ],
];

const meta = {
  component: TransactionList,
  args: { pages, more: { kind: 'end' }, onOpen: fn() },
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['November 2026', 'October 2026']);
  },
};
/** The details of one order are open next to the list. */
export const Open: Story = { args: { openId: '2' } };
export const LoadingMore: Story = { tags: ['picture:none'], args: { more: { kind: 'loading' } } };
/** The loaded rows stay, followed by a retry button. */
export const MoreFailed: Story = {
  args: { more: { kind: 'failed', failure: 'unavailable', onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.more.kind === 'failed' ? args.more.onRetry : null).toHaveBeenCalledOnce();
  },
};
/** Each row is a single tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }));
  },
};
