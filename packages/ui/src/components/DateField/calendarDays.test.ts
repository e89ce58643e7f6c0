import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, clampDay, dayByKey, isCalendarDay, weekday, weeksOf } from './calendarDays.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendarDays', () => {
  it('knows which days exist', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true);
    expect(isCalendarDay('2026-02-29')).toBe(false);
    expect(isCalendarDay('2026-2-9')).toBe(false);
    expect(isCalendarDay('')).toBe(false);
  });
  it('goes to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  });
  it('begins weeks on Monday', () => {
    expect(weekday('2026-11-16')).toBe(0);
    expect(weekday('2026-11-22')).toBe(6);
    expect(weeksOf('2026-11-21').map(([monday]) => monday)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });
  it('keeps within its limits', () => {
    expect(clampDay('2026-11-21', undefined, '2026-11-20')).toBe('2026-11-20');
    expect(clampDay('2026-11-21', '2026-11-22', undefined)).toBe('2026-11-22');
  });
  it.each([
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
  ])('%s (shift %s) leads from 2026-11-21 to %s', (key, shift, target) => {
    expect(dayByKey(key, shift, '2026-11-21')).toBe(target);
  });
  it('property: a day forth and back is the same day, and every shown week is whole', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weeksOf(day).flat()).toContain(day);
        expect(weeksOf(day).every((week) => week.length === 7 && weekday(week[0] ?? '') === 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
