import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressRing } from '@wallet/ui/components/Progress';

const meta = {
  component: ProgressRing,
  args: { value: 25, label: '2 transactions in progress', children: '2' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const Nothing: Story = { args: { value: 0 } };
export const All: Story = { args: { value: 100 } };
