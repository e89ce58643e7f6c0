import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@wallet/ui/components/Badge';
import { completedIcon } from '@wallet/ui/foundations/Icon';
import { Inline } from '@wallet/ui/foundations/Layout';
import { inWidth } from '../support/decorators.tsx';

const meta = { component: Badge, args: { children: 'Robotics' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap={8}>
      <Badge tone="positive" icon={completedIcon}>
        Activated
      </Badge>
      <Badge tone="negative">Refused</Badge>
      <Badge tone="warning">Waiting</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="on-hero">This event has ended</Badge>
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'A status in so many words that it needs a second line on a narrow screen' },
  decorators: [inWidth(160)],
};
