import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkRow, List } from '@wallet/ui/components/List';
import { settingsIcon } from '@wallet/ui/foundations/Icon';

const meta = {
  component: LinkRow,
  args: { title: 'Settings', href: '#settings', onPress: fn() },
  decorators: [
    (Story) => (
      <List aria-label="Menu">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: settingsIcon, note: 'Currency, notifications' } };
