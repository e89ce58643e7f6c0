import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconLink } from '@wallet/ui/components/IconLink';
import { settingsIcon } from '@wallet/ui/foundations/Icon/glyphs/settingsIcon';
import { conformance } from '../support/conformance.tsx';

const meta = { component: IconLink, args: { href: '#settings', label: 'Settings', icon: settingsIcon } } satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Conformance: Story = {
  ...conformance('a', (props) => <IconLink href="#support" label="Support" icon={settingsIcon} {...props} />),
};
