import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionButton } from '@wallet/ui/components/Button';
import { receiveIcon } from '@wallet/ui/foundations/Icon';

const meta = { component: ActionButton, args: { label: 'Receive', icon: receiveIcon, onClick: fn() } } satisfies Meta<typeof ActionButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
/** The size used in the expanded row of an account. */
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const OtherBrand: Story = { globals: { brand: 'ostra' } };
