import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaleNote } from '@wallet/ui/patterns/PageStates';

const meta = {
  component: StaleNote,
  args: { updatedAt: '14:02' },
} satisfies Meta<typeof StaleNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures next to it may be out of date. */
export const Stale: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Updated 14:02').parentElement).toHaveAttribute('aria-live', 'polite'),
};
/** Up-to-date figures need no note. */
export const Fresh: Story = {
  tags: ['!dev', '!autodocs'],
  args: { updatedAt: undefined },
  play: async ({ canvas }) => expect(canvas.queryByText(/^Updated/)).toBeNull(),
};
