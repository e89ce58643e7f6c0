/**
 * JSON in its one canonical form (RFC 8785): members sorted by UTF-16 code units, numbers as ECMAScript writes them, no spaces. Two sides that
 * hash the same value hash the same text. Total: what JSON does not know, and text cannot be hashed alike, is written as `JSON.stringify` does.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
