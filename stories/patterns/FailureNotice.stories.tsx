import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureNotice } from '@wallet/ui/patterns/PageStates';

const meta = {
  component: FailureNotice,
  args: { failure: 'unexpected' },
} satisfies Meta<typeof FailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unexpected: Story = {
  name: 'states that something went wrong and will be fixed (ERR-001)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong'),
};
export const Unavailable: Story = { args: { failure: 'unavailable' } };
export const Offline: Story = { args: { failure: 'offline' } };
/** Without a failure nothing is drawn. */
export const None: Story = {
  tags: ['!dev', '!autodocs'],
  args: { failure: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};
