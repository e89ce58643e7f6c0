import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from '@wallet/ui/components/Chip';

const meta = { component: Chip, args: { label: '30 days', onClick: fn() } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { label: 'Use all' } };
export const Unselected: Story = { args: { selected: false } };
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '30 days', pressed: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 30 days' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OtherBrand: Story = { args: { selected: true }, globals: { brand: 'ostra' } };
