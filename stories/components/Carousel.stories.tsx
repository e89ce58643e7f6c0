import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Carousel } from '@wallet/ui/components/Carousel';
import { Heading, Text } from '@wallet/ui/foundations/Text';
import { useControlled } from '../support/useControlled.ts';

const slides = ['Your digital family office', 'Tailored to every investor', 'Investment solutions', 'Awards'].map((title) => (
  <div key={title}>
    <Heading level={2} type="title-xl">
      {title}
    </Heading>
    <Text tone="secondary">Wealth, banking and crypto in one place.</Text>
  </div>
));

const meta = {
  component: Carousel,
  args: { label: 'What you can do here', value: 0, onValueChange: fn(), children: slides },
  render: function Controlled(args) {
    const [value, onValueChange] = useControlled(args.value, args.onValueChange);
    return <Carousel {...args} value={value} onValueChange={onValueChange} />;
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Last: Story = { args: { value: 3 } };
