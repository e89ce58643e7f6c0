import type { ExportedPrice, ExportedTransaction } from './TransactionsScreen.types.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const BOM = '\uFEFF';
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell that a spreadsheet would take for a formula is made a text by an apostrophe; a plain number is none. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Transactions as a file for a spreadsheet: UTF-8 with BOM, RFC 4180 (WISH-022).
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
    amount,
    currency,
    to?.value ?? '',
    to?.currency ?? '',
    fee?.value ?? '',
    fee?.currency ?? '',
    counterparty,
    id,
    ...(price === undefined ? [] : priceCells(price)),
  ]);
  return BOM + [columns, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Empty where there is no price. */
const priceCells = (price: ExportedPrice | null): readonly string[] =>
  price === null
    ? Array.from({ length: 10 }, () => '')
    : [
        price.currency,
        price.total,
        price.fee,
        price.markup,
        price.markupPercent,
        price.arrives,
        price.received,
        price.receivedCurrency,
        price.middleRate,
        price.rate,
      ];
