import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '@wallet/ui/components/Progress';

const meta = { component: ProgressBar, args: { value: 40, label: 'Sending passport.jpg' } } satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending passport.jpg' })).toHaveAttribute('aria-valuetext', '40%');
  },
};

/** A value beyond the scale is drawn at its end. */
export const BeyondTheEnd: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
