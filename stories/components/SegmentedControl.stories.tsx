import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedControl } from '@wallet/ui/components/SegmentedControl';
import { useControlled } from '../support/useControlled.ts';

const items = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
  { value: 'exchange', label: 'Exchange' },
];

const meta = {
  component: SegmentedControl,
  args: { label: 'Operation', items, value: 'buy', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <SegmentedControl {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  args: {
    label: 'Wallet type',
    items: [
      { value: 'vasp', label: 'VASP' },
      { value: 'unhosted', label: 'Unhosted' },
    ],
    value: 'vasp',
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
