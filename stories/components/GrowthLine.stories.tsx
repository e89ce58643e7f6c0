import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GrowthLine } from '@wallet/ui/components/LineChart';
import { onHero } from '../support/decorators.tsx';

const meta = {
  component: GrowthLine,
  args: {
    direction: 'up',
    label: 'Unit price, from €118.40 at placement to €152.00 now',
    from: 'Placement €118.40',
    to: 'Now €152.00',
  },
} satisfies Meta<typeof GrowthLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /from €118.40 at placement to €152.00 now/ })).toBeVisible();
  },
};
export const Flat: Story = { args: { direction: 'flat' } };
export const Down: Story = { args: { direction: 'down' } };
export const OnHero: Story = {
  decorators: [onHero],
};
