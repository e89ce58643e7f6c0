import { expect, it } from 'vitest';
import { checkDay } from './reportForms.ts';
import { getInitialStatement } from './reportForms.ts';

it('requires a day, which may be today but not later (REP-010, D-REP-06)', () => {
  expect(checkDay('', '2026-11-21')).toBe('required');
  expect(checkDay('2026-11-21', '2026-11-21')).toBeNull();
  expect(checkDay('2026-11-22', '2026-11-21')).toBe('future');
});

it.each([
  ['2026-11-21', '2026-11-20'],
  ['2026-03-01', '2026-02-28'],
  ['2026-01-01', '2025-12-31'],
])('on %s the default day of a statement is %s (REP-011, D-REP-06)', (today, day) => {
  expect(getInitialStatement(today).date).toBe(day);
});
