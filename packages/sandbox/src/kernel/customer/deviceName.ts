/** User-agent patterns of browsers and wrappers, the most specific first: Edge also contains Chrome, and Chrome also contains Safari. */
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
const findName = (patterns: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Returns a device's name for the customer: "Chrome on Windows", "Halden app on iOS" (DEV-001). It is built from our own words only: text
 * sent by a device never appears in a message or on a page.
 */
export function readDeviceName(userAgent: string | undefined): string {
  const [browser, system] = [findName(browsers, userAgent ?? ''), findName(systems, userAgent ?? '')];
  if (browser === undefined) return system === undefined ? UNKNOWN : `Browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
