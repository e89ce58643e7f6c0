import type { OrderStatus } from '@wallet/contract/holdings/order-words';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type { SummaryRow, SummarySection } from '../database/columns.ts';

export function createSummaryRow(
  name: string,
  value: string,
  marks: { readonly long?: boolean; readonly copy?: boolean } = {},
): SummaryRow {
  return { name, value, state: null, long: marks.long ?? false, copy: marks.copy ?? false };
}

export const createAmountRow = (name: string, amount: Money): SummaryRow =>
  createSummaryRow(name, `${toAmountText(amount)} ${amount.currencyCode}`);

type Progress = { readonly value: string; readonly state: string };
const checkProgress: Record<OrderStatus, Progress> = {
  moderate: { value: 'In progress', state: 'moderate' },
  pending: { value: 'Passed', state: 'success' },
  completed: { value: 'Passed', state: 'success' },
  rejected: { value: 'Rejected', state: 'fail' },
};
const stepProgress: Record<OrderStatus, Progress> = {
  moderate: { value: 'Waiting', state: 'pending' },
  pending: { value: 'In progress', state: 'in_progress' },
  completed: { value: 'Completed', state: 'success' },
  rejected: { value: 'Rejected', state: 'fail' },
};

const CHECK = 'Compliance check';

export type SummaryParts = {
  readonly details: readonly SummaryRow[];
  readonly amounts: readonly SummaryRow[];
  /** Name of what carries the order out, once it has passed its check: "Bank transfer". */
  readonly step: string;
  readonly status: OrderStatus;
};

export const createSummary = ({ details, amounts, step, status }: SummaryParts): readonly SummarySection[] => [
  { name: 'Details', rows: details },
  { name: 'Amounts', rows: amounts },
  {
    name: 'Progress',
    rows: [
      { ...createSummaryRow(CHECK, ''), ...checkProgress[status] },
      { ...createSummaryRow(step, ''), ...stepProgress[status] },
    ],
  },
];

/** Updates a summary after a move: rows with a state get the new one. */
export function updateSummary(summary: readonly SummarySection[], status: OrderStatus): readonly SummarySection[] {
  return summary.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      if (row.state === null) return row;
      return row.name === CHECK ? { ...row, ...checkProgress[status] } : { ...row, ...stepProgress[status] };
    }),
  }));
}
