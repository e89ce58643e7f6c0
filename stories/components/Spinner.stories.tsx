import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '@wallet/ui/components/Spinner';
import { Inline } from '@wallet/ui/foundations/Layout';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Spinner size={16} />
      <Spinner />
      <Spinner size={40} />
    </Inline>
  ),
};

/** A spinner on its own states what is loading. */
export const Named: Story = {
  args: { label: 'Loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};
