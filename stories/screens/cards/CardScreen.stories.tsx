import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardScreen } from '@wallet/ui/screens/cards';
import { inCustomerFrame } from '../../support/customerFrame.tsx';
import { buildCard } from './buildCard.ts';

const meta = {
  component: CardScreen,
  ...inCustomerFrame,
  args: { card: buildCard(), onDelete: fn(async () => ({ kind: 'done' as const })), onBack: fn() },
} satisfies Meta<typeof CardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
