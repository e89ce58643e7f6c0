import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationBell } from '@wallet/ui/patterns/AppFrame';
import type { MouseEvent } from 'react';

const meta = {
  component: NotificationBell,
  args: { href: '#notifications', unread: 3, current: false, onClick: fn((event: MouseEvent) => event.preventDefault()) },
  // As in the corner of the header bar.
  decorators: [(Story) => <div style={{ display: 'inline-block' }}>{Story()}</div>],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  name: 'announces the unread count (WISH-016)',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible(),
};
export const NothingNew: Story = {
  name: 'shows only the bell while nothing is unread (WISH-016)',
  tags: ['!dev', '!autodocs'],
  args: { unread: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveTextContent(/^$/),
};
/** From ten on, the count is "9+". */
export const Many: Story = {
  args: { unread: 12 },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Notifications, more than 9 unread' })).toBeVisible(),
};
/** The notification centre is the current page. */
export const Current: Story = {
  args: { unread: 0, current: true },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page'),
};
