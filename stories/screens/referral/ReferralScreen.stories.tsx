import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type ReferralContent, ReferralScreen } from '@wallet/ui/screens/referral';
import { eur } from '../../support/amounts.ts';
import { withCustomerFrame } from '../../support/customerFrame.tsx';

const content: ReferralContent = {
  earned: eur('148.20'),
  invite: { code: 'ALICE-7Q2', link: 'https://wallet.example/signup?invite_code=ALICE-7Q2' },
  friends: [
    { username: '+370***14', activated: true },
    { username: '+371***80', activated: true },
    { username: '+372***31', activated: false },
    { username: '+491***67', activated: false },
  ],
};
const buildReady = (changes: Partial<ReferralContent> = {}) => ({ kind: 'ready', content: { ...content, ...changes } }) as const;

const meta = {
  component: ReferralScreen,
  decorators: [withCustomerFrame],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { page: buildReady(), howItWorksHref: '#how-it-works', onShare: fn() },
} satisfies Meta<typeof ReferralScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No friends have been invited yet, so "Share" is the next step. */
export const Empty: Story = {
  args: { page: buildReady({ earned: eur('0.00'), friends: [] }) },
  play: async ({ canvas, step }) => {
    await step('states that nobody was invited yet, and offers "Share" (D-REF-04)', async () => {
      await expect(canvas.getByText('You have not invited anyone yet')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    });
  },
};

/** Customers get a code only after verification. Until then there is nothing to copy or share (D-REF-05). */
export const WithoutCode: Story = {
  args: { page: buildReady({ earned: eur('0.00'), invite: null, friends: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your invite code appears here once you are verified')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Copy|Share/ })).toBeNull();
  },
};

export const Loading: Story = { args: { page: { kind: 'loading' } } };

export const Failed: Story = { args: { page: { kind: 'failed', failure: 'unexpected', onRetry: fn() } } };

export const Offline: Story = { parameters: { offline: true }, args: { page: { kind: 'failed', failure: 'offline', onRetry: fn() } } };

/** The previous figures stay while they cannot be refreshed. */
export const Stale: Story = { parameters: { offline: true }, args: { page: { ...buildReady(), updatedAt: '14:02' } } };

export const Shares: Story = {
  name: 'shows the earnings, the code, and "Share" with the invitation text (D-REF-01, D-REF-02, REF-009)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent, step }) => {
    await step('shows for each friend whether they are activated (REF-008, D-REF-03)', async () => {
      const rows = within(canvas.getByRole('list', { name: 'Invited friends' })).getAllByRole('listitem');
      await expect(rows.map((row) => row.textContent)).toEqual([
        '+370***14Activated',
        '+371***80Activated',
        '+372***31Waiting for a first €50Not activated',
        '+491***67Waiting for a first €50Not activated',
      ]);
    });
    await expect(canvas.getByText('You have earned').closest('li')).toHaveTextContent('€148.20');
    await expect(canvas.getByText(/at least €50, you get a €5 bonus.*25% of the transaction fees/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Copy invite code/ })).toHaveTextContent('ALICE-7Q2');
    await expect(canvas.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '#how-it-works');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith({
      text: 'Join Halden with my invite code ALICE-7Q2',
      link: 'https://wallet.example/signup?invite_code=ALICE-7Q2',
    });
  },
};

const onRetry = fn();
export const Retry: Story = {
  name: 'offers "Try again" after a failure (D-REF-12)',
  tags: ['!dev', '!autodocs'],
  args: { page: { kind: 'failed', failure: 'unexpected', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
