import { expect, it } from 'vitest';
import { dayIssue } from './reportForms.ts';
import { firstStatement } from './reportForms.ts';

it('requires a day, which may be today but not later (REP-010, D-REP-06)', () => {
  expect(dayIssue('', '2026-11-21')).toBe('required');
  expect(dayIssue('2026-11-21', '2026-11-21')).toBeNull();
  expect(dayIssue('2026-11-22', '2026-11-21')).toBe('future');
});

it.each([
  ['2026-11-21', '2026-11-20'],
  ['2026-03-01', '2026-02-28'],
  ['2026-01-01', '2025-12-31'],
])('on %s the default day of a statement is %s (REP-011, D-REP-06)', (today, day) => {
  expect(firstStatement(today).date).toBe(day);
});
