import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkRow } from '@wallet/ui/components/List';
import { settingsIcon } from '@wallet/ui/foundations/Icon';
import { inList } from '../support/decorators.tsx';

const meta = {
  component: LinkRow,
  args: { title: 'Settings', href: '#settings', onPress: fn() },
  decorators: [inList('Menu')],
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: settingsIcon, note: 'Currency, notifications' } };
