/** Members of something that was said; null when it is no object, or no JSON of one. */
export type Members = Readonly<Record<string, unknown>>;

/** What was said, as an object; wrappers speak JSON, and a test may hand over the object itself. Total: nothing makes it throw. */
export function readMembers(message: unknown): Members | null {
  if (typeof message === 'string') {
    try {
      return readMembers(JSON.parse(message) ?? null);
    } catch {
      return null;
    }
  }
  return typeof message === 'object' && message !== null && !Array.isArray(message) ? Object.fromEntries(Object.entries(message)) : null;
}

/** A text that is not empty, at most so many characters long. */
export const readText = (value: unknown, most = 10_000): string | null =>
  typeof value === 'string' && value !== '' && value.length <= most ? value : null;

export function readWord<const Words extends readonly string[]>(value: unknown, words: Words): Words[number] | null {
  return words.find((word) => word === value) ?? null;
}

export function readTexts(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const texts = value.filter((one: unknown) => typeof one === 'string');
  return texts.length === value.length ? texts : null;
}
