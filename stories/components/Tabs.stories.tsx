import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from '@wallet/ui/components/Tabs';
import { useControlled } from '../support/useControlled.ts';
import { inWidth } from '../support/decorators.tsx';

const items = [
  { value: 'fiat', label: 'Fiat' },
  { value: 'crypto', label: 'Crypto' },
  { value: 'equity', label: 'Private equity' },
];

const meta = {
  component: Tabs,
  args: { label: 'Kind of account', items, value: 'fiat', onValueChange: fn(), children: 'Content' },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return (
      <Tabs {...args} value={value} onValueChange={onValueChange}>
        Content of {value}
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: 'crypto' } };
/** Tabs that do not fit the width scroll. */
export const Scrolling: Story = {
  args: { value: 'equity' },
  decorators: [inWidth(200)],
};
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
export const SlidesIn150Ms: Story = {
  name: 'slides the indicator in 150 ms (APP-047, LIM-041)',
  tags: ['!dev', '!autodocs'],
  parameters: { moves: true },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-part="indicator"]');
    const { transitionDuration } = getComputedStyle(line ?? canvasElement);
    await expect(transitionDuration.split(', ')[0]).toBe('0.15s');
  },
};
