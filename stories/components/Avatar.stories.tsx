import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '@wallet/ui/components/Avatar';
import { Inline } from '@wallet/ui/foundations/Layout';

const meta = { component: Avatar, args: { name: 'Alice Berg' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('AB');
  },
};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Elin Vaher" size={32} />
      <Avatar name="Tom Marchetti" />
      <Avatar name="Alice Berg" size={56} tone="hero" />
      <Avatar name="Northwind Robotics" size={56} tone="hero" shape="tile" />
    </Inline>
  ),
};

/** A single name, a name with non-ASCII letters, and an empty name. */
export const OtherNames: Story = {
  render: () => (
    <Inline>
      <Avatar name="Alice" />
      <Avatar name="žilvinas ąžuolas" />
      <Avatar name="" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('AŽĄ');
  },
};
