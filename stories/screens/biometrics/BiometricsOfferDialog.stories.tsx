import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BiometricsOfferDialog } from '@wallet/ui/screens/biometrics';

const meta = {
  component: BiometricsOfferDialog,
  args: { offer: 'activate', href: '#biometrics', onAccept: fn(), onLater: fn(), onReplaced: fn() },
} satisfies Meta<typeof BiometricsOfferDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the native wrapper. */
export const Activate: Story = {};

/** In a browser. The link to the app opens in a new tab. */
export const GetApp: Story = {
  args: { offer: 'getApp', href: 'https://store.example' },
  play: async ({ step }) => {
    await step('offers the app, or "Later" (BIO-005, D-BIO-05)', async () => {
      await waitFor(() => expect(screen.getByText('Face ID and Touch ID work in the mobile app.')).toBeVisible());
      await expect(screen.getByRole('dialog', { name: 'Log in faster with the app' })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('target', '_blank');
      await expect(screen.getByRole('button', { name: 'Later' })).toBeVisible();
    });
  },
};

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
