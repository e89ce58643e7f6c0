import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from '@storybook/test';
import { AppUpdatedDialog } from '@wallet/ui/screens/app-update/AppUpdatedDialog';

const meta = { component: AppUpdatedDialog, args: { onReload: fn() } } satisfies Meta<typeof AppUpdatedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another version is served. */
export const Updated: Story = {};

export const Reloading: Story = {
  name: 'APP-023 APP-024 the button reads “I got it”, then “Reloading...” while the page reloads',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'I got it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reloading...' })).toBeVisible());
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Escape: Story = {
  name: 'D-APP-05 Escape counts as closing, so it reloads too',
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Application updated' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
