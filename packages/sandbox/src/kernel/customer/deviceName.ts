/** What a browser or the wrapper calls itself, the more particular first: Edge says Chrome too, and Chrome says Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bHaldenApp\//, 'Halden app'],
  [/\bOstraApp\//, 'Ostra app'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN = 'Unknown device';
const wordOf = (patterns: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * How a customer knows a device: "Chrome on Windows", "Halden app on iOS" (DEV-001). Words of our own alone: what a device says of itself
 * never stands in a message or on a page.
 */
export function deviceNameOf(userAgent: string | undefined): string {
  const [browser, system] = [wordOf(browsers, userAgent ?? ''), wordOf(systems, userAgent ?? '')];
  if (browser === undefined) return system === undefined ? UNKNOWN : `Browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
