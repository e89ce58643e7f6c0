import { type CsvCell, formatCsv } from '@wallet/core/format/csv';
import type { ExportedAmount, ExportedPrice, ExportedTransaction } from './TransactionsScreen.types.ts';

/**
 * Formats transactions as CSV for a spreadsheet. Amounts are numbers; anything written by a partner or a customer is text (WISH-022).
 * @param columns names of the columns, in the order of the cells
 * @param statuses texts of the statuses
 */
export function transactionsCsv(
  rows: readonly ExportedTransaction[],
  columns: readonly string[],
  statuses: Readonly<Record<ExportedTransaction['status'], string>>,
): string {
  const lines = rows.map(({ date, type, status, amount, currency, to, fee, counterparty, id, price }) => [
    date,
    type,
    statuses[status],
    { number: amount },
    currency,
    ...amountCells(to),
    ...amountCells(fee),
    counterparty,
    id,
    ...(price === undefined ? [] : priceCells(price)),
  ]);
  return formatCsv([columns, ...lines]);
}

const amountCells = (amount: ExportedAmount | null): readonly CsvCell[] =>
  amount === null ? ['', ''] : [{ number: amount.value }, amount.currency];

const priceCells = (price: ExportedPrice | null): readonly CsvCell[] =>
  price === null
    ? Array.from({ length: 10 }, () => '')
    : [
        price.currency,
        { number: price.total },
        { number: price.fee },
        { number: price.markup },
        { number: price.markupPercent },
        { number: price.arrives },
        { number: price.received },
        price.receivedCurrency,
        { number: price.middleRate },
        { number: price.rate },
      ];
