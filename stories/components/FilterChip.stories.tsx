import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChip } from '@wallet/ui/components/Chip';

const meta = { component: FilterChip, args: { label: 'Type', onClick: fn() } } satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** Screen readers read the count together with the label of the chip. */
export const Set: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Type 2 selected' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
export const Disabled: Story = { args: { disabled: true } };
