import { type CsvCell, formatCsv } from '@wallet/core/format/csv';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** A text, an amount with its currency's digits, or a moment. Spreadsheets get an amount as a number, and a text always as a text. */
export type ReportCell = string | { readonly amount: string } | { readonly moment: Date };

export type ReportRow = { readonly cells: readonly ReportCell[]; readonly isHeading?: boolean };

export type ReportBatches = AsyncIterable<readonly ReportRow[]>;

export const createHeading = (...cells: readonly string[]): ReportRow => ({ cells, isHeading: true });
export const createRow = (...cells: readonly ReportCell[]): ReportRow => ({ cells });

function toCsvCell(cell: ReportCell): CsvCell {
  if (typeof cell === 'string') return cell;
  return 'amount' in cell ? { number: cell.amount } : cell.moment.toISOString();
}

/** UTF-8 with ISO dates (RULE-030, D-REP-12). */
export const writeCsv = (rows: readonly ReportRow[]): Uint8Array =>
  new TextEncoder().encode(formatCsv(rows.map(({ cells }) => cells.map(toCsvCell))));

/** Number of significant digits that a spreadsheet keeps. */
const EXACT_DIGITS = 15;
const WIDTHS = [24, 14, 24, 14];
const OTHER_WIDTH = 16;

/** A number that can be summed, if a spreadsheet keeps all its digits, or else a text. */
function toAmountCell(amount: string): Cell {
  const digits = amount.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return { type: String, value: amount, align: 'right' };
  const decimals = amount.split('.')[1]?.length ?? 0;
  return { type: Number, value: Number(amount), format: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}` };
}

function toCell(cell: ReportCell, isHeading: boolean): Cell {
  if (cell === '') return null;
  if (typeof cell === 'string') return { type: String, value: cell, ...(isHeading ? { fontWeight: 'bold' } : {}) };
  return 'amount' in cell ? toAmountCell(cell.amount) : { type: Date, value: cell.moment, format: 'yyyy-mm-dd hh:mm:ss' };
}

/** Writes a single sheet (D-REP-12). Text cells have the type text, so that none of them is ever a formula. */
export async function writeXlsx(rows: readonly ReportRow[], sheet: string): Promise<Uint8Array> {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  return writeXlsxFile(
    rows.map(({ cells, isHeading = false }) => cells.map((cell) => toCell(cell, isHeading))),
    { sheet, columns: Array.from({ length: columns }, (_, place) => ({ width: WIDTHS[place] ?? OTHER_WIDTH })) },
  ).toBuffer();
}
