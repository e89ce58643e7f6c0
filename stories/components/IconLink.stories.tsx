import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLink } from '@wallet/ui/components/Link';
import { settingsIcon } from '@wallet/ui/foundations/Icon';

const meta = { component: IconLink, args: { href: '#settings', label: 'Settings', icon: settingsIcon } } satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
