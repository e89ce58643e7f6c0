import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../{foundations,components,patterns}/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Folder -> the sources in it that are drawn. */
const drawings = Map.groupBy(
  Object.entries(sources).filter(([path, text]) => /\b(?:styled|keyframes|css)\b/.test(text) && !path.includes('.test.')),
  ([path]) => path.split('/').slice(1, -1).join('/'),
);

/** A side that stays where it is when the reading direction turns. */
const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|float|border-(?:top|bottom)-(?:left|right)-radius): .*;$|^text-align: (?:left|right);$/;

/** What is placed by a measured distance from the left, which turns with what was measured. */
const MEASURED = new Map([['components/Tabs', 'left: 0;']]);

describe.each([...drawings])('%s', (folder, files) => {
  it('names no side that right-to-left would leave where it is', () => {
    const lines = files.flatMap(([, text]) => text.split('\n')).map((line) => line.trim());
    expect(lines.filter((line) => PHYSICAL.test(line) && line !== MEASURED.get(folder))).toEqual([]);
  });
});
