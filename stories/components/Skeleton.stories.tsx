import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@wallet/ui/components/Spinner';

const meta = { component: Skeleton, args: { label: 'Loading your accounts' } } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As high as the rows that will replace them, so nothing jumps. Shown and announced only after 150 ms. */
export const Rows: Story = {
  args: { variant: 'rows', count: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your accounts');
    const rows = [...canvasElement.querySelectorAll('[data-variant="rows"] > div')];
    await expect(rows.map((row) => row.clientHeight)).toEqual([67, 67, 67, 67, 67]);
  },
};
export const Card: Story = { args: { variant: 'card' } };
export const Text: Story = { args: { variant: 'text', count: 3 } };
export const Chart: Story = { args: { variant: 'chart' } };
