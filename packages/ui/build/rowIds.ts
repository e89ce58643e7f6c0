/** A row id of the requirements as comments cite it: `SEPA-012`, `D-APP-12`. */
const ID = String.raw`(?:D-)?(?!SHA|AES|UTF|ISO|ERC|TRC|BEP|EIP|WCAG)[A-Z]{2,6}-\d{2,3}`;
/** A space, or the line break of a wrapped docstring. */
const GAP = String.raw`(?: |\n\s*\* )`;
const LIST = String.raw`${ID}(?:(?:[,;]|${GAP}(?:to|and))${GAP}${ID})*`;

/** A document of this repository as comments cite it: `DESIGN section 5`, `ADR 27`, `budget L3`, `sandbox.md`. */
const DOCUMENT = String.raw`DESIGN|ADR \d+|(?:section|principle) \d+|budgets? L\d|API \d+\.\d+|[a-z-]+\.md`;

/** What only this repository has, and a reader of the package cannot look up: rows of its requirements, and documents. */
export const findCitations = (text: string): readonly string[] => text.match(new RegExp(String.raw`\b(?:${ID}|${DOCUMENT})\b`, 'g')) ?? [];

/**
 * Removes row ids from the built declarations, since they refer to pages of this repository that users of the package do not have. A
 * citation is in parentheses, alone or next to other text, or follows `@see`. One inside a sentence stays and is reported by the package
 * check.
 */
export function removeRowIds(text: string): string {
  return text
    .replaceAll(new RegExp(String.raw`(?:\n \*)? @see ${LIST}(?= \*/|\n)`, 'g'), '')
    .replaceAll(new RegExp(String.raw`${GAP}?\(${LIST}\)`, 'g'), '')
    .replaceAll(new RegExp(String.raw`\(${LIST}[;,:]${GAP}`, 'g'), '(')
    .replaceAll(new RegExp(String.raw`[,;]${GAP}${LIST}\)`, 'g'), ')');
}
