/** The id in a path: a positive integer of at most 16 digits (D-HOME-21); null for anything else. */
export function readId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
