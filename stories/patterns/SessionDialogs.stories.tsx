import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IdleWarning, SessionEnded } from '@wallet/ui/patterns/SessionDialogs';

const meta = {
  component: IdleWarning,
  tags: ['!dev', '!autodocs'],
  args: { open: true, secondsLeft: 59, onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof IdleWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StillThere: Story = {
  tags: ['autodocs'],
  name: 'lets an idle customer confirm their presence (D-SES-16)',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('You will be logged out in 00:59.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const Expired: Story = {
  name: '“Session expired” links to the login (SES-015, D-SES-11)',
  render: () => <SessionEnded reason="expired" logInHref="/login" />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Session expired' });
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const Idle: Story = {
  name: 'the long-idle variant states the reason (SES-025, ERR-006)',
  render: () => <SessionEnded reason="idle" logInHref="/login" />,
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText("You've been inactive for a while, so we logged you out for your protection. To get back in, just start again."),
      ).toBeVisible(),
    );
  },
};
