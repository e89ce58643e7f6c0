import { type CsvCell, formatCsv } from '@wallet/core/format/csv';
import type { ExportedAmount, ExportedPrice, ExportedTransaction } from './TransactionsScreen.types.ts';

/**
 * Transactions as a file for a spreadsheet; amounts are numbers, whatever a partner or a customer wrote is a text (WISH-022).
 * @param columns names of the columns, in the order of the rows' members
 * @param statuses words of the statuses
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

/** Empty where there is no price. */
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
