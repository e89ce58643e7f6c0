/** A version of the native wrapper, year.month.day, as numbers in this order; null when the text is none. @see FMT-028 */
export function parseAppVersion(version: string): readonly [number, number, number] | null {
  const match = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(version);
  if (match === null) return null;
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/**
 * Whether a version is the given one or newer, compared as numbers. An unreadable version counts as older.
 * @see D-FMT-24, LIM-052
 */
export function isAppVersionAtLeast(version: string, wanted: string): boolean {
  const has = parseAppVersion(version);
  const needs = parseAppVersion(wanted);
  if (has === null || needs === null) return false;
  const firstDifference = has.map((part, index) => part - (needs[index] ?? 0)).find((difference) => difference !== 0);
  return (firstDifference ?? 0) >= 0;
}

/** From this version of the wrapper on the native card flow is used (LIM-052). */
export const nativeCardFlowVersion = '2025.08.13';
