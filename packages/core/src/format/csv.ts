import { removeIsolates } from './isolates.ts';

/** A text, or a number with a decimal point. A spreadsheet may sum up a number, but must never interpret a text. */
export type CsvCell = string | { readonly number: string };

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Control characters except tabs and line breaks. No spreadsheet displays them. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;
/**
 * Matches a text that a spreadsheet takes for a formula, including the full-width forms of Chinese and Japanese input methods. Spaces and
 * invisible characters may precede it, because some spreadsheets drop them first. Any text that starts with a tab or line break counts too,
 * because these are dropped as well.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string' && NUMBER.test(cell.number)) return cell.number;
  const text = removeIsolates(typeof cell === 'string' ? cell : cell.number).replaceAll(CONTROLS, '');
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Writes a file for spreadsheets, and is the only writer of such files: a byte order mark, commas, CRLF, quotes where needed (RFC 4180). A
 * text that a spreadsheet would take for a formula is prefixed with an apostrophe. A malformed number is treated as text (RULE-030,
 * WISH-022).
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}
