import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitMeters } from '@wallet/ui/patterns/OperationForm';
import { eur } from '../support/amounts.ts';

const buildLimit = (total: string, left: string) => ({ total: eur(total), left: eur(left) });
const limits = { perOperation: eur('2500.00'), daily: buildLimit('5000.00', '1500.00'), monthly: buildLimit('20000.00', '16500.00') };

const meta = { component: LimitMeters, args: { limits } } satisfies Meta<typeof LimitMeters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The remaining amount comes first. The used and total amounts are below the bar. */
export const Used: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('meter')).toHaveLength(2);
    await expect(canvas.getByText('Left: €1,500.00')).toBeVisible();
  },
};
/** The limit that blocks the payment. */
export const Exceeded: Story = { args: { exceeded: 'daily' } };
export const NothingUsed: Story = {
  args: { limits: { ...limits, daily: buildLimit('5000.00', '5000.00'), monthly: buildLimit('20000.00', '20000.00') } },
};
export const NothingLeft: Story = { args: { limits: { ...limits, daily: buildLimit('5000.00', '0.00') }, exceeded: 'daily' } };
