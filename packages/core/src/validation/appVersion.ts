/** Parses a version of the native wrapper into year, month and day. Null when the text is not a version (FMT-028). */
export function parseAppVersion(version: string): readonly [number, number, number] | null {
  const match = /^(\d{4})\.(\d{1,2})\.(\d{1,2})$/.exec(version);
  if (match === null) return null;
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** True when a version is the wanted one or newer, compared as numbers. An unreadable version counts as older (D-FMT-24, LIM-052). */
export function isAppVersionAtLeast(version: string, wanted: string): boolean {
  const has = parseAppVersion(version);
  const needs = parseAppVersion(wanted);
  if (has === null || needs === null) return false;
  const firstDifference = has.map((part, index) => part - (needs[index] ?? 0)).find((difference) => difference !== 0);
  return (firstDifference ?? 0) >= 0;
}

/** First version of the wrapper with the native card flow (LIM-052). */
export const nativeCardFlowVersion = '2025.08.13';
