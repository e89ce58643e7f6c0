import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type TransactionDetail, TransactionDetailDialog } from '@wallet/ui/screens/transactions';
import { eur } from '../../support/amounts.ts';
import { buildReady } from './buildDetail.ts';

const buildHeld = (changes: Partial<TransactionDetail> = {}) =>
  buildReady({ id: '204817337', status: 'moderate', volume: eur('600.00'), time: '24 Nov 2026, 14:05 UTC', ...changes });

const meta = {
  component: TransactionDetailDialog,
  title: 'screens/transactions/TransactionDetailDialog, held',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 844 } } },
  args: { state: buildHeld(), onClose: fn(), onNote: fn(), supportHref: '#support' },
} satisfies Meta<typeof TransactionDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A held transfer: the end of the hold and the cancel button replace the note about the review (BRAKE-011). */
export const OnHold: Story = {
  args: {
    held: { until: '2026-11-24T16:05:00.000Z', onCancel: fn(async () => ({ kind: 'done' as const })), onLate: fn() },
  },
};

/** A transfer that was just placed. The next step is the end of the hold, not a review. */
export const JustPlaced: Story = {
  args: {
    ...OnHold.args,
    state: buildHeld({ mark: 'withdraw' }),
    placed: { doneHref: '#home' },
    againHref: '#again',
  },
  play: async () => {
    const steps = await screen.findByRole('list', { name: 'What happens next' });
    await expect(steps).toHaveTextContent('On hold');
    await expect(steps).not.toHaveTextContent('We check it');
  },
};

/** A recipient who received a transfer can be trusted. */
export const TrustOffered: Story = {
  args: {
    state: buildHeld({ status: 'completed' }),
    trust: { onTrust: fn(async () => ({ kind: 'done' as const })) },
  },
};

export const CancelAsked: Story = {
  name: 'asks before cancelling, keeps the transfer on Escape, and cancels once on two presses (BRAKE-012, BRAKE-013, BRAKE-020)',
  tags: ['!dev', '!autodocs'],
  args: {
    ...OnHold.args,
    held: { until: '2026-11-24T16:05:00.000Z', onCancel: fn(() => new Promise<never>(() => undefined)), onLate: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel transfer' }));
    await expect(screen.getByRole('alertdialog', { name: 'Cancel this transfer?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel transfer' }));
    const cancel = screen.getByRole('button', { name: 'Cancel transfer' });
    cancel.click();
    cancel.click();
    await waitFor(() => expect(args.held?.onCancel).toHaveBeenCalledTimes(1));
  },
};
