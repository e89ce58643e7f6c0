import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AccountPlansScreen } from '@wallet/ui/screens/account-plans';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { activate, growth, launch, wealth } from './plans.ts';

const meta = {
  component: AccountPlansScreen,
  ...inCustomerFrame,
  args: { page: { kind: 'ready', content: [activate(launch), growth, wealth] }, onRequest: fn(async () => ({ kind: 'done' as const })) },
} satisfies Meta<typeof AccountPlansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer is on the Launch plan. */
export const Default: Story = {};

/** A customer on an exclusive plan sees exclusive plans only. */
export const ExclusiveViewer: Story = {
  args: { page: { kind: 'ready', content: [activate({ ...growth, isComingSoon: false }), wealth] } },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const Offline: Story = {
  parameters: { offline: true },
  args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } },
};

export const Listed: Story = {
  name: 'links each plan to its page, marks the current one, and disables requests for Growth (PLAN-002, PLAN-005, PLAN-011)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const [own, coming, bespoke] = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'));
    if (!own || !coming || !bespoke) throw new Error('There are not three plans');
    await expect(within(own).getByRole('link', { name: 'Launch' })).toHaveAttribute('href', '#launch');
    await expect(within(own).getByText('Active')).toBeVisible();
    await expect(within(own).queryByRole('button')).toBeNull();
    await expect(within(coming).getByText('Exclusive')).toBeVisible();
    await expect(within(coming).getByText('Free from $10,000 portfolio')).toBeVisible();
    await expect(within(coming).getByRole('button', { name: 'Coming soon' })).toBeDisabled();
    const schedule = within(bespoke).getByRole('link', { name: 'Schedule a call' });
    await expect(schedule).toHaveAttribute('href', 'https://example.com/schedule');
    await expect(schedule).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};
