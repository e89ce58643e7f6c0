import { orderGroups, orderStatuses } from '@wallet/contract/holdings/order-words';
import { rowStates, type Order, type OrderRow as WireRow, type RowState } from '@wallet/contract/holdings/orders';
import { absoluteMoney } from '@wallet/core/money/arithmetic';
import { multiplyByRate } from '@wallet/core/money/rates';
import { parseKnownValue } from '../database/parseKnownValue.ts';
import { toMoney, toMoneyCurrency, toVolume } from './currencies.ts';
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
  /** What one coin of a send was worth in EUR by its price; `euro_worth` is what a receipt was worth. */
  readonly euro_rate: string | null;
  readonly euro_worth: string | null;
};

function parseFee(text: string | null): WireRow['fee'] {
  const [value, currency, ...more] = text?.split(' ') ?? [];
  return value === undefined || currency === undefined || more.length > 0 ? null : { value, currency };
}

/** The worth of exactly the amount of the row, which for a send includes its fee. */
function toWorth({ volume_value: value, volume_currency: currency, euro_rate: rate, euro_worth: worth }: ListedOrder): WireRow['worth'] {
  if (rate === null) return worth === null ? null : { value: worth, currency: 'EUR' };
  return toVolume(multiplyByRate(absoluteMoney(toMoney(value, currency)), rate, toMoneyCurrency('EUR'), 'down'));
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
    worth: toWorth(row),
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
      euro_rate: row.price?.kind === 'send' ? row.price.middle_rate : null,
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
