import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RefreshButton } from '@wallet/ui/patterns/PageStates';

const meta = {
  component: RefreshButton,
  args: { label: 'Refresh', refreshing: false, onRefresh: fn() },
} satisfies Meta<typeof RefreshButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
/** The icon turns while data is being requested. Presses are ignored. */
export const Refreshing: Story = {
  tags: ['picture:none'],
  args: { refreshing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
