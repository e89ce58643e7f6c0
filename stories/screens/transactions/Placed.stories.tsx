import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type TransactionDetail, TransactionDetailDialog } from '@wallet/ui/screens/transactions';
import { btc } from '../../support/amounts.ts';
import { buildReady } from './buildDetail.ts';

const buildPlaced = (changes: Partial<TransactionDetail> = {}) =>
  buildReady({ id: '204817340', status: 'pending', mark: 'withdraw', ...changes });

/** The page after a successful submit: the next steps with their dates, and the links "Done" and "Repeat". */
const meta = {
  component: TransactionDetailDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: {
    state: buildPlaced(),
    placed: { doneHref: '#accounts' },
    againHref: '#again',
    onClose: fn(),
    onNote: fn(),
    onPrint: fn(),
    onReceipt: async () => ({ kind: 'done' }),
    supportHref: '#support',
  },
} satisfies Meta<typeof TransactionDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
const findSteps = async () => within(await screen.findByRole('list', { name: 'What happens next' }));

export const Withdrawal: Story = {
  play: async () => {
    const list = await findSteps();
    await expect(list.getByText('We send it to the bank').closest('li')).toHaveAttribute('aria-current', 'step');
    await waitFor(() => expect(list.getByText('Usually by the end of the next business day')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '#accounts');
    await expect(screen.getByRole('link', { name: 'Repeat' })).toHaveAttribute('href', '#again');
    // No receipt is offered before the money has moved.
    await expect(screen.queryByRole('button', { name: /Receipt/ })).toBeNull();
  },
};

/** A kind without a mark of its own has that of its group. */
export const Send: Story = {
  args: { state: buildPlaced({ title: 'Send', group: 'outgoings', mark: undefined, volume: btc('0.01') }) },
  play: async () => {
    await expect((await findSteps()).getByText('It arrives at the address')).toBeVisible();
  },
};

export const Purchase: Story = {
  args: { state: buildPlaced({ title: 'Buy', status: 'completed', group: 'exchange', mark: 'buy', volume: btc('0.00826699') }) },
  play: async () => {
    const list = await findSteps();
    await expect(list.getAllByText(/done$/)).toHaveLength(3);
    await expect(list.queryByText(/^Usually/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();
  },
};

export const OnReview: Story = { args: { state: buildPlaced({ status: 'moderate' }) } };

export const Rejected: Story = {
  name: 'shows no next steps for a refused order (TXN-015)',
  tags: ['!dev', '!autodocs'],
  args: { state: buildPlaced({ status: 'rejected' }) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Done' })).toBeVisible());
    await expect(screen.queryByRole('list', { name: 'What happens next' })).toBeNull();
  },
};
