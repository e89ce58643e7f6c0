import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Percent } from '@wallet/ui/foundations/Money';

const meta = { component: Percent, args: { value: '1.42' } } satisfies Meta<typeof Percent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow, sign and text show the direction, so it never depends on colour alone. */
export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up 1.42 percent')).toBeInTheDocument();
    await expect(canvas.getByText('+1.42%')).toBeVisible();
  },
};
export const Flat: Story = {
  args: { value: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.00%')).toBeVisible();
  },
};
export const Down: Story = {
  args: { value: '-0.42' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−0.42%')).toBeVisible();
  },
};
