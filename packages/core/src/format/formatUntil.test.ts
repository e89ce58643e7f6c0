import { expect, it } from 'vitest';
import { NO_BREAK_SPACE as NBSP } from './characters.ts';
import { formatMoment, formatUntil } from './formatDates.ts';
import { builtInLocale } from './locale.ts';

const NOW = '2026-11-24T14:05:00.000Z';

it('writes the end time of an order on hold, with the day unless it is today (BRAKE-010)', () => {
  expect(formatUntil('2026-11-24T16:05:00.000Z', NOW, builtInLocale)).toBe('16:05');
  expect(formatUntil('2026-11-25T01:05:00.000Z', NOW, builtInLocale)).toBe('25\u00A0Nov, 01:05');
  expect(formatUntil('2026-11-25T01:05:00.000Z', NOW, 'de-DE')).toBe(`25.${NBSP}Nov., 01:05`);
});

it('writes a moment in a sentence (BRAKE-008, BRAKE-011)', () => {
  expect(formatMoment('2026-11-24T16:05:00.000Z', builtInLocale)).toBe('24\u00A0Nov\u00A02026, 16:05 UTC');
});
