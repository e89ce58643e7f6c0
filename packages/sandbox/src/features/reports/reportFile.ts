import { type CsvCell, formatCsv } from '@wallet/core/format/csv';
import writeXlsxFile from 'write-excel-file/node';
import type { Cell } from 'write-excel-file/node';

/** A text, an amount with the digits of its currency, or a moment. An amount is a number to a spreadsheet, a text never is. */
export type ReportCell = string | { readonly amount: string } | { readonly moment: Date };

/** The content of a report, whatever its format: rows of cells, of which some are headings. */
export type ReportRow = { readonly cells: readonly ReportCell[]; readonly isHeading?: boolean };

/** The rows as they are read, some at a time. */
export type ReportBatches = AsyncIterable<readonly ReportRow[]>;

export const heading = (...cells: readonly string[]): ReportRow => ({ cells, isHeading: true });
export const row = (...cells: readonly ReportCell[]): ReportRow => ({ cells });

function csvCell(cell: ReportCell): CsvCell {
  if (typeof cell === 'string') return cell;
  return 'amount' in cell ? { number: cell.amount } : cell.moment.toISOString();
}

/** UTF-8 with ISO dates (RULE-030, D-REP-12). */
export const writeCsv = (rows: readonly ReportRow[]): Uint8Array =>
  new TextEncoder().encode(formatCsv(rows.map(({ cells }) => cells.map(csvCell))));

/** A spreadsheet keeps so many digits of a number. */
const EXACT_DIGITS = 15;
const WIDTHS = [24, 14, 24, 14];
const OTHER_WIDTH = 16;

/** A number to add up where the spreadsheet keeps every digit of it, a text where it would not. */
function amountCell(amount: string): Cell {
  const digits = amount.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return { type: String, value: amount, align: 'right' };
  const decimals = amount.split('.')[1]?.length ?? 0;
  return { type: Number, value: Number(amount), format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

function toCell(cell: ReportCell, isHeading: boolean): Cell {
  if (cell === '') return null;
  if (typeof cell === 'string') return { type: String, value: cell, ...(isHeading ? { fontWeight: 'bold' } : {}) };
  return 'amount' in cell ? amountCell(cell.amount) : { type: Date, value: cell.moment, format: 'yyyy-mm-dd hh:mm:ss' };
}

/** One sheet (D-REP-12). Texts are cells of type text, so none of them is ever a formula. */
export async function writeXlsx(rows: readonly ReportRow[], sheet: string): Promise<Uint8Array> {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  return writeXlsxFile(
    rows.map(({ cells, isHeading = false }) => cells.map((cell) => toCell(cell, isHeading))),
    { sheet, columns: Array.from({ length: columns }, (_, place) => ({ width: WIDTHS[place] ?? OTHER_WIDTH })) },
  ).toBuffer();
}
