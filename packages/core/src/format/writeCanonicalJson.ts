/**
 * Writes JSON in its canonical form (RFC 8785): members sorted by UTF-16 code units, numbers as ECMAScript writes them, no spaces. Equal
 * values give equal text, and so equal hashes. What JSON cannot represent, such as undefined, becomes `null`; malformed text is escaped as
 * by `JSON.stringify`.
 */
export function writeCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeCanonicalJson(member)}`).join(',')}}`;
}
