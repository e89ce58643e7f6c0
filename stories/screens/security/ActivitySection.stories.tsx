import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivitySection, type ActivityView } from '@wallet/ui/screens/security';

const buildEvent = (id: string, kind: ActivityView['kind'], at: string, changes: Partial<ActivityView> = {}): ActivityView => ({
  id,
  kind,
  name: null,
  device: 'Chrome on Windows',
  at,
  ...changes,
});
const content = [
  buildEvent('1', 'new_device', 'Today, 09:26'),
  buildEvent('2', 'passkey_added', 'Yesterday, 18:10', { name: 'Office laptop' }),
  buildEvent('3', 'password_changed', 'Mar 02, 21:40', { device: 'Safari on iOS' }),
  buildEvent('4', 'token_reused', 'Feb 27, 04:13', { device: null }),
];

const meta = {
  component: ActivitySection,
  args: { activity: { kind: 'ready', content } },
} satisfies Meta<typeof ActivitySection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first: what happened, on which device and when (DEV-009). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual([
      'New sign-in to your accountChrome on Windows · Today, 09:26',
      'A passkey was added to your account: Office laptopChrome on Windows · Yesterday, 18:10',
      'Your password was changedSafari on iOS · Mar 02, 21:40',
      'A session was ended for your protectionUnknown device · Feb 27, 04:13',
    ]);
  },
};

/** Nothing has happened yet (DEV-009). */
export const Empty: Story = {
  args: { activity: { kind: 'ready', content: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { activity: { kind: 'loading' } } };

export const Failed: Story = { args: { activity: { kind: 'failed', failure: 'unavailable', onRetry: fn() } } };

export const Offline: Story = { args: { activity: { kind: 'failed', failure: 'offline', onRetry: fn() } } };
