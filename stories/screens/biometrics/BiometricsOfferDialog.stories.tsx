import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BiometricsOfferDialog } from '@wallet/ui/screens/biometrics';

const meta = {
  component: BiometricsOfferDialog,
  args: { href: '#biometrics', onAccept: fn(), onLater: fn(), onReplaced: fn() },
} satisfies Meta<typeof BiometricsOfferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the native wrapper. */
export const Activate: Story = {};

export const Accepted: Story = {
  name: '“Activate now” navigates, “Later” stays (BIO-003)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Log in faster' });
    await expect(screen.getByRole('link', { name: 'Activate now' })).toHaveAttribute('href', '#biometrics');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Escape: Story = {
  name: 'treats Escape as "Later" (D-BIO-06)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Log in faster' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onReplaced).not.toHaveBeenCalled();
  },
};
