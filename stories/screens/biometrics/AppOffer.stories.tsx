import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppOffer } from '@wallet/ui/screens/biometrics';

const meta = {
  component: AppOffer,
  args: { href: 'https://store.example', onAccept: fn(), onLater: fn() },
} satisfies Meta<typeof AppOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the browser of a phone. The link to the app opens in a new tab. */
export const Phone: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('offers the app, or "Later" (BIO-005, D-BIO-05)', async () => {
      await expect(canvas.getByText('Face ID and Touch ID work in the mobile app.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveAttribute('target', '_blank');
      await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
      await expect(args.onLater).toHaveBeenCalledOnce();
      await expect(args.onAccept).not.toHaveBeenCalled();
    });
  },
};
