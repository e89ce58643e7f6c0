import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../{foundations,components,patterns}/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The styled sources of each folder. */
const drawings = Map.groupBy(
  Object.entries(sources).filter(([path, text]) => /\b(?:styled|keyframes|css)\b/.test(text) && !path.includes('.test.')),
  ([path]) => path.split('/').slice(1, -1).join('/'),
);

/** A physical side, which does not flip in right-to-left languages. */
const PHYSICAL =
  /^(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|float|border-(?:top|bottom)-(?:left|right)-radius): .*;$|^text-align: (?:left|right);$/;

/** Positioned by a measured offset from the left, which flips with what was measured. */
const MEASURED = new Map([['components/Tabs', 'left: 0;']]);

describe.each([...drawings])('%s', (folder, files) => {
  it('uses no physical side that right-to-left would not flip', () => {
    const lines = files.flatMap(([, text]) => text.split('\n')).map((line) => line.trim());
    expect(lines.filter((line) => PHYSICAL.test(line) && line !== MEASURED.get(folder))).toEqual([]);
  });
});
