import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { ReportCell, ReportRow } from './reportTable.ts';

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
