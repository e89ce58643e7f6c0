/** A text, an amount with the digits of its currency, or a moment. An amount is a number to a spreadsheet, a text never is. */
export type ReportCell = string | { readonly amount: string } | { readonly moment: Date };

/** The content of a report, whatever its format: rows of cells, of which some are headings. */
export type ReportRow = { readonly cells: readonly ReportCell[]; readonly isHeading?: boolean };

/** The rows as they are read, some at a time. */
export type ReportBatches = AsyncIterable<readonly ReportRow[]>;

export const heading = (...cells: readonly string[]): ReportRow => ({ cells, isHeading: true });
export const row = (...cells: readonly ReportCell[]): ReportRow => ({ cells });
