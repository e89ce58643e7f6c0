import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierBadge } from '@wallet/ui/components/Badge';

const meta = { component: TierBadge, args: { tier: 'launch' } } satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Launch: Story = {};
export const Growth: Story = { args: { tier: 'growth' } };
export const Wealth: Story = { args: { tier: 'wealth' } };
export const WealthOfOstra: Story = { args: { tier: 'wealth' }, globals: { brand: 'ostra' } };
