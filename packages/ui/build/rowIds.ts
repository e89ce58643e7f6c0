/** A row of the requirements, as comments cite it: `SEPA-012`, `D-APP-12`. */
const ID = String.raw`(?:D-)?(?!SHA|AES|UTF|ISO|ERC|TRC|BEP|EIP|WCAG)[A-Z]{2,6}-\d{2,3}`;
const LIST = String.raw`${ID}(?:(?:, | to | and |; )${ID})*`;

/** Row ids that a text still cites. */
export const rowIds = (text: string): readonly string[] => text.match(new RegExp(String.raw`\b${ID}\b`, 'g')) ?? [];

/**
 * Takes the citations out of built declarations: they lead to pages of this repository that a reader of the package does not have. A citation
 * is in parentheses, alone or beside words, or follows `@see`; one that is part of a sentence stays, and the check of the package names it.
 */
export function withoutRowIds(text: string): string {
  return text
    .replaceAll(new RegExp(String.raw`(?:\n \*)? @see ${LIST}(?= \*/|\n)`, 'g'), '')
    .replaceAll(new RegExp(String.raw`\s?\(${LIST}\)`, 'g'), '')
    .replaceAll(new RegExp(String.raw`\(${LIST}[;,:] `, 'g'), '(')
    .replaceAll(new RegExp(String.raw`[,;] ${LIST}\)`, 'g'), ')');
}
