import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressSteps } from '@wallet/ui/components/Progress';

const meta = { component: ProgressSteps, args: { step: 1, count: 2 } } satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Step 1 of 2' })).toHaveTextContent('Step 1 of 2');
  },
};
export const Last: Story = { args: { step: 3, count: 3 } };
