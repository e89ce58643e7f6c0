import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppHeader } from '@wallet/ui/patterns/AppFrame';
import { RefreshButton } from '@wallet/ui/patterns/PageStates';

const meta = {
  component: AppHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Transactions' },
} satisfies Meta<typeof AppHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};

export const Back: Story = {
  name: 'replaces the menu button with a back button (APP-030)',
  tags: ['!dev', '!autodocs'],
  args: { title: 'Withdraw', onBack: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Brand: Story = {
  name: 'links the brand to the home page (APP-015)',
  tags: ['!dev', '!autodocs'],
  args: { title: 'My Accounts', showsBrand: true, action: <RefreshButton label="Refresh" refreshing={false} onRefresh={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeInTheDocument();
  },
};

/** The first screens for a visitor. */
export const Bare: Story = {
  render: () => <AppHeader bare />,
};

/** A title on two lines stays centred between its neighbours. */
export const LongTitle: Story = {
  args: { title: 'Verification of the residential address of the company', onBack: fn() },
};
