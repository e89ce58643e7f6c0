/**
 * Ids of this provider have 32 bits. A larger one is well-formed but unknown, like this one, whereas the database would report an error.
 */
export const MAX_ID = 2 ** 31 - 1;

/** Returns the field of a text that the database cannot store: with U+0000, or with half of a surrogate pair. */
export function findUnwritableField(read: unknown, field = ''): string | undefined {
  if (typeof read === 'string') return read.includes('\0') || !read.isWellFormed() ? field : undefined;
  if (typeof read !== 'object' || read === null) return undefined;
  for (const [name, value] of Object.entries(read)) {
    const fault = findUnwritableField(value, Array.isArray(read) ? field : [field, name].filter(Boolean).join('.'));
    if (fault !== undefined) return fault;
  }
  return undefined;
}
