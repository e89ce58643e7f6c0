import { expect, it } from 'vitest';
import { readSources } from '../structure/readSources.ts';
import { checkDates } from './checkDates.ts';

it('finds days in one notation, which core alone writes (D-FMT-35)', () => {
  expect(checkDates(readSources())).toEqual([]);
});

it.each([
  ["'Mar 14, 2026'", 'write the day first'],
  ["new Intl.DateTimeFormat('en-US')", 'use core/format/formatDates'],
  ["day.toLocaleDateString('en-GB')", 'use core/format/formatDates'],
])('refuses %s outside core (D-FMT-35)', (source, fault) => {
  expect(checkDates(new Map([['app/src/planted.ts', `const text = ${source};`]]))).toEqual([expect.stringContaining(fault)]);
});

it.each(["'14 Mar 2026'", "'June 25-28, 2025'", "'Mar 14, 09:26'"])('lets %s pass (D-FMT-35)', (source) => {
  expect(checkDates(new Map([['app/src/planted.ts', `const text = ${source};`]]))).toEqual([]);
});
