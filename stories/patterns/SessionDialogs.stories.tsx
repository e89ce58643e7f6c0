import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from '@storybook/test';
import { IdleWarning } from '@wallet/ui/patterns/SessionDialogs/IdleWarning';
import { SessionEnded } from '@wallet/ui/patterns/SessionDialogs/SessionEnded';

const meta = {
  component: IdleWarning,
  args: { open: true, secondsLeft: 59, onStay: fn(), onLogOut: fn() },
} satisfies Meta<typeof IdleWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StillThere: Story = {
  name: 'D-SES-16 a quiet customer can say that they are there',
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('You will be logged out in 00:59.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onStay).toHaveBeenCalled();
  },
};

export const Expired: Story = {
  name: 'SES-015 D-SES-11 “Session expired” leads to the login',
  render: () => <SessionEnded reason="expired" logInHref="/login" />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Session expired' });
    await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};

export const Idle: Story = {
  name: 'SES-025 ERR-006 the long-idle variant says why',
  render: () => <SessionEnded reason="idle" logInHref="/login" />,
  play: async () => {
    await waitFor(() =>
      expect(
        screen.getByText("You've been inactive for a while, so we logged you out for your protection. To get back in, just start again."),
      ).toBeVisible(),
    );
  },
};
