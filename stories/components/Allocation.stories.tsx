import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Allocation } from '@wallet/ui/components/Allocation';
import { Card } from '@wallet/ui/components/Card';

const shares = [
  { label: 'Crypto', percent: 37, text: '37%' },
  { label: 'Private equity', percent: 20, text: '20%' },
  { label: 'Cash', percent: 17, text: '17%' },
  { label: 'Stocks & ETFs', percent: 13, text: '13%' },
  { label: 'Bonds and notes', percent: 13, text: '13%' },
];
const meta = {
  component: Allocation,
  args: { label: 'Allocation', shares },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Allocation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar states its figures in text for screen readers. The legend shows them. */
export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Allocation: Crypto 37%, Private equity 20%/ })).toBeVisible();
  },
};
export const One: Story = { args: { shares: [{ label: 'Cash', percent: 100, text: '100%' }] } };
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
