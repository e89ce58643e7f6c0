import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitMeter } from '@wallet/ui/components/LimitMeter';

const meta = {
  component: LimitMeter,
  args: { label: 'Daily', left: '€1,500.00 left', used: '€3,500.00 of €5,000.00 used', usedPercent: 70 },
} satisfies Meta<typeof LimitMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Daily' })).toHaveAttribute('aria-valuetext', '€3,500.00 of €5,000.00 used');
  },
};

/** The limit that blocks the payment. */
export const Exceeded: Story = { args: { exceeded: true } };

/** A single-payment limit is never used up, so no bar is drawn. */
export const Single: Story = {
  render: () => <LimitMeter label="Single payment" left="up to €2,500.00" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
