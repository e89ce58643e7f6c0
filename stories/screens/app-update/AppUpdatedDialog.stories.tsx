import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppUpdatedDialog } from '@wallet/ui/screens/app-update';

const meta = { component: AppUpdatedDialog, args: { onReload: fn() } } satisfies Meta<typeof AppUpdatedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server has a newer version of the app. */
export const Updated: Story = {};

export const Reloading: Story = {
  name: 'the button reads “I got it”, then “Reloading...” (APP-023, APP-024)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reloading...' })).toBeVisible());
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Escape: Story = {
  name: 'reloads on Escape as well (D-APP-05)',
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Application updated' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
