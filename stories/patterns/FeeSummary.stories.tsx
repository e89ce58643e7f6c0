import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '@wallet/ui/foundations/Money';
import { FeeSummary } from '@wallet/ui/patterns/OperationForm';
import { eur } from '../support/amounts.ts';

const buildRows = (fee: string | null, total: string | null) => [
  { label: 'Amount', value: <Money value={eur('1000.00')} /> },
  { label: 'Fee', value: <Money value={fee === null ? null : eur(fee)} /> },
  { label: 'Total receive', value: <Money value={total === null ? null : eur(total)} /> },
];

const meta = {
  component: FeeSummary,
  args: { items: buildRows('3.50', '996.50') },
} satisfies Meta<typeof FeeSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total comes last, in heavier type. */
export const Known: Story = {};
/** Dashes stand in for unknown amounts, so nothing jumps when they load. */
export const NotKnownYet: Story = { args: { items: buildRows(null, null) } };
