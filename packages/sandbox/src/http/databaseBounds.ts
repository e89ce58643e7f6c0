/** Ids of this provider have 32 bits: a larger one is well written and names nothing, as this one does, but the database calls it an error. */
export const MOST_ID = 2 ** 31 - 1;

/** The field of a text that no database holds: with U+0000, or with half of a character. */
export function unwritableField(read: unknown, field = ''): string | undefined {
  if (typeof read === 'string') return read.includes('\0') || !read.isWellFormed() ? field : undefined;
  if (typeof read !== 'object' || read === null) return undefined;
  for (const [name, value] of Object.entries(read)) {
    const fault = unwritableField(value, Array.isArray(read) ? field : [field, name].filter(Boolean).join('.'));
    if (fault !== undefined) return fault;
  }
  return undefined;
}
