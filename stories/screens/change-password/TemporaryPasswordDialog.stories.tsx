import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TemporaryPasswordDialog } from '@wallet/ui/screens/change-password';

const meta = {
  component: TemporaryPasswordDialog,
  args: { changePasswordHref: '#change-password', onAnswer: fn(), onReplaced: fn() },
} satisfies Meta<typeof TemporaryPasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a login with a temporary password. */
export const Default: Story = {};

export const Answers: Story = {
  name: 'offers to change the password now or later (D-PWD-17)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'You logged in with a temporary password' });
    await expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '#change-password');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
