import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '@wallet/ui/components/Button';
import { backIcon, filtersIcon, infoIcon, refreshIcon, swapIcon } from '@wallet/ui/foundations/Icon';

const meta = { component: IconButton, args: { label: 'Back', icon: backIcon, onClick: fn() } } satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The touch target is at least 44 × 44 px. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
export const InHeader: Story = { args: { iconSize: 24 } };
export const Tonal: Story = { args: { label: 'Information', icon: infoIcon, variant: 'tonal' } };
/** Placed on the seam between two amounts. */
export const Raised: Story = { args: { label: 'Swap', icon: swapIcon, variant: 'raised' } };
export const Disabled: Story = { args: { disabled: true } };

/** A refresh is in progress. The button keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { label: 'Refresh', icon: refreshIcon, busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Toggle: Story = {
  args: { label: 'Filters', icon: filtersIcon, pressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters', pressed: true })).toBeVisible();
  },
};
