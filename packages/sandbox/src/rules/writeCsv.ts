import type { ReportCell, ReportRow } from './reportTable.ts';

const BOM = '\uFEFF';
/** A spreadsheet reads a text that begins with one of these as a formula (RULE-030). */
const FORMULA = /^[=+\-@]/;

function textOf(cell: ReportCell): string {
  if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
  return 'amount' in cell ? cell.amount : cell.moment.toISOString();
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** RFC 4180: commas, CRLF, quotes where needed; UTF-8 with a byte order mark; ISO dates (RULE-030, D-REP-12). */
export function writeCsv(rows: readonly ReportRow[]): Uint8Array {
  const lines = rows.map(({ cells }) => `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`);
  return new TextEncoder().encode(BOM + lines.join(''));
}
