import { orderGroups, orderStatuses } from '@wallet/contract/holdings/order-words';
import { rowStates, type Order, type OrderRow as WireRow, type RowState } from '@wallet/contract/holdings/orders';
import type { Volume } from '../database/columns.ts';
import { parseKnownValue } from '../database/parseKnownValue.ts';
import { addSummaryValues } from './summaryValues.ts';
import { isFinal, type OrderRow } from './orders.ts';
import { defaultLanguage, type Language } from '../words/language.ts';

const parseState = (state: string | null): RowState | null => (state === null ? null : parseKnownValue(rowStates, state));

/** The columns that a row of the list needs: neither summary nor entries. */
export const listColumns = [
  'id',
  'type',
  'type_human',
  'status',
  'group_name',
  'volume_value',
  'volume_currency',
  'flow',
  'created_at',
  'updated_at',
  'rejected_message',
  'counterparty',
] as const satisfies readonly (keyof OrderRow)[];
/** `fee_text` is as in the summary: '1.75 EUR'. */
export type ListedOrder = Pick<OrderRow, (typeof listColumns)[number]> & {
  readonly fee_text: string | null;
  /** Worth in EUR by the stamped price; `euro_worth` is that of a receipt without one. */
  readonly price_worth: Volume | null;
  readonly euro_worth: string | null;
};

function parseFee(text: string | null): WireRow['fee'] {
  const [value, currency, ...more] = text?.split(' ') ?? [];
  return value === undefined || currency === undefined || more.length > 0 ? null : { value, currency };
}

/** An order as a row of the list: api.md 3.11 without its summary. */
export function toWireOrderRow(row: ListedOrder): WireRow {
  const status = parseKnownValue(orderStatuses, row.status);
  return {
    id: row.id.toString(),
    type: row.type,
    type_human: row.type_human,
    status,
    group: parseKnownValue(orderGroups, row.group_name),
    volume: { value: row.volume_value, currency: row.volume_currency },
    flow: row.flow,
    created_at: row.created_at.toISOString(),
    rejected_message: row.rejected_message,
    finished_at: isFinal(status) ? row.updated_at.toISOString() : null,
    counterparty: row.counterparty,
    fee: parseFee(row.fee_text),
    worth: row.price_worth ?? (row.euro_worth === null ? null : { value: row.euro_worth, currency: 'EUR' }),
  };
}

/** A complete order: api.md 3.11. The row "Transaction ID" is the last of the section "Progress". */
export function toWireOrder(row: OrderRow, language: Language = defaultLanguage): Order {
  const id = row.id.toString();
  const idRow = { name: 'Transaction ID', value: id, state: null, long: false, copy: true };
  return {
    ...toWireOrderRow({
      ...row,
      fee_text: row.summary.flatMap(({ rows }) => rows).find(({ name }) => name === 'Fee')?.value ?? null,
      price_worth: row.price?.worth ?? null,
      euro_worth: row.details?.['worth'] ?? null,
    }),
    summary: addSummaryValues(
      row,
      row.summary.map(({ name, rows }) => ({
        name,
        rows: [...rows.map((entry) => ({ ...entry, state: parseState(entry.state) })), ...(name === 'Progress' ? [idRow] : [])],
      })),
      language,
    ),
  };
}
