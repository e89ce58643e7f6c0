/** Path from the root of the repository -> source. */
type Sources = ReadonlyMap<string, string>;

/** `Sep 01, 2021`. The days of an event have a range before the comma and its month in full. */
const MONTH_FIRST = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/g;
const OWN_FORMAT = /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String/g;

/** They write no day for a customer. */
const withOwnFormat: ReadonlySet<string> = new Set(['packages/sandbox/src/features/club-event/rules.ts']);

const isProduct = (path: string): boolean => /^(?:app|packages|stories)\//.test(path);
const mayFormat = (path: string): boolean => path.startsWith('packages/core/src/format/') || withOwnFormat.has(path);

/** All days of the product in another notation than core's, and all that other code than core's formats, as `path: what`. */
export const checkDates = (sources: Sources): readonly string[] =>
  [...sources]
    .filter(([path]) => isProduct(path))
    .flatMap(([path, source]) => [
      ...(source.match(MONTH_FIRST) ?? []).map((day) => `${path}: "${day}": write the day first (D-FMT-35)`),
      ...(mayFormat(path) ? [] : (source.match(OWN_FORMAT) ?? [])).map((call) => `${path}: ${call}: use core/format/formatDates`),
    ]);
