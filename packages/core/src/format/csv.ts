/** A text, or a number with a point: a spreadsheet may add a number up, and must take a text for nothing else. */
export type CsvCell = string | { readonly number: string };

/** Tells a spreadsheet that the file is UTF-8. */
const BOM = '\uFEFF';
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Tabs and ends of lines are kept; no spreadsheet shows the others. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;
/**
 * What a spreadsheet takes for a formula, in full width as well, as input methods for Chinese and Japanese write it. Blanks and characters that
 * nobody sees may stand before it: some spreadsheets drop them first. A tab or an end of a line at the beginning is dropped like them.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function written(cell: CsvCell): string {
  if (typeof cell !== 'string' && NUMBER.test(cell.number)) return cell.number;
  const text = (typeof cell === 'string' ? cell : cell.number).replaceAll(CONTROLS, '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A file for a spreadsheet, the only writer of such files: a byte order mark, commas, CRLF, quotes where needed (RFC 4180). A text that a
 * spreadsheet would take for a formula gets an apostrophe before it; a number that is none is treated as a text.
 * @see RULE-030, WISH-022
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}
