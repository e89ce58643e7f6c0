import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '@wallet/ui/foundations/Money';
import { FeeSummary } from '@wallet/ui/patterns/OperationForm';
import { eur } from '../support/amounts.ts';

const buildRows = (fee: string | null, total: string | null) => [
  { label: 'Amount', value: <Money value={eur('1000.00')} /> },
  { label: 'Mark-up', value: 'None', isPart: true },
  { label: 'Fee', value: <Money value={fee === null ? null : eur(fee)} /> },
  { label: 'Total receive', value: <Money value={total === null ? null : eur(total)} />, strong: true },
];

const meta = {
  component: FeeSummary,
  args: { items: buildRows('3.50', '996.50'), balanceAfter: eur('11450.75') },
} satisfies Meta<typeof FeeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What arrives is in heavier type, and the balance comes last. */
export const Known: Story = {};
/** Dashes stand in for unknown amounts, so nothing jumps when they load. */
export const NotKnownYet: Story = { args: { items: buildRows(null, null), balanceAfter: null } };
/** The parts of the price appear in their place. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Price details', expanded: false });
    await expect(canvas.queryByText('Mark-up')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Amount',
      'Mark-up',
      'Fee',
      'Total receive',
      'Balance after',
    ]);
  },
};
