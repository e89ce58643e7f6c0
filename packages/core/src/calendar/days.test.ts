import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RUNS } from '../testing/forAll.ts';
import {
  addBusinessDays,
  addDays,
  addMonths,
  toDay,
  daysBetween,
  listDays,
  isDay,
  addDuration,
  startOfDay,
  startOfMonth,
  weekday,
  listWeeks,
} from './days.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => toDay(date));

/** New York and Berlin change their clocks on different Sundays, Apia skipped 30 December 2011, and Lord Howe shifts by half an hour. */
const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia', 'Australia/Lord_Howe'];

describe.each(zones)('UTC days on a device in %s', (zone) => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env['TZ'];
    process.env['TZ'] = zone;
  });
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('runs in that time zone', () => {
    const noons = ['2026-01-01', '2026-07-01'].map((day) => new Date(`${day}T12:00:00Z`).getTimezoneOffset());
    expect(noons.every((offset) => offset === 0)).toBe(zone === 'UTC');
  });

  it.each([
    ['2026-03-14', true],
    ['2024-02-29', true],
    ['2011-12-30', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-3-14', false],
    ['14/03/2026', false],
    ['', false],
  ])('reports whether %s is a day: %s (FMT-056)', (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  it.each([
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-10-31', 1, '2026-11-01'],
    ['2026-11-02', -1, '2026-11-01'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2011-12-29', 1, '2011-12-30'],
    ['2011-12-31', -1, '2011-12-30'],
  ])('moves %s by %i day to %s across a clock change', (day, count, other) => {
    expect(addDays(day, count)).toBe(other);
    expect(daysBetween(day, other)).toBe(count);
    expect(toDay(addDuration(startOfDay(day), { days: count }))).toBe(other);
  });

  it('falls back to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addDuration(new Date('2024-02-29T23:30:00Z'), { years: 5 })).toEqual(new Date('2029-02-28T23:30:00Z'));
  });

  it('starts weeks on Monday and months at midnight', () => {
    expect([weekday('2026-11-16'), weekday('2026-11-22')]).toEqual([0, 6]);
    const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];
    expect(listWeeks('2026-11-21').map(([monday]) => monday)).toEqual(mondays);
    expect(listWeeks('2011-12-30').flat()).toContain('2011-12-30');
    expect(startOfMonth(new Date('2026-03-31T23:59:59Z'))).toEqual(new Date('2026-03-01T00:00:00Z'));
  });

  it.each([
    ['2026-11-20T22:30:00Z', 1, '2026-11-23T22:30:00Z'],
    ['2026-11-21T10:00:00Z', 3, '2026-11-25T10:00:00Z'],
    ['2026-11-22T00:00:00Z', 1, '2026-11-23T00:00:00Z'],
    ['2026-03-06T03:00:00Z', 1, '2026-03-09T03:00:00Z'],
    ['2026-11-23T10:00:00Z', 0, '2026-11-23T10:00:00Z'],
  ])('moves %s by %i business days to %s (RULE-023)', (from, count, to) => {
    expect(addBusinessDays(new Date(from), count)).toEqual(new Date(to));
  });

  it('property: adding and subtracting days is reversible, and calendar weeks are complete', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(listWeeks(day).flat()).toContain(day);
        expect(listWeeks(day).every((week) => week.length === 7 && weekday(week[0] ?? '') === 0)).toBe(true);
      }),
      { numRuns: RUNS.numRuns / 5 },
    );
  });

  it('lists the days of a range, both ends included', () => {
    expect(listDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(listDays('2011-12-29', '2011-12-31')).toHaveLength(3);
    expect(listDays('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
    expect(listDays('2026-03-02', '2026-03-01')).toEqual([]);
  });
});

it('treats an invalid day, or one beyond year 9999, as the last day and does not throw (FMT-056)', () => {
  for (const day of ['12026-01-15', '99999-01-01', 'not a day', '']) {
    expect(isDay(day)).toBe(false);
    expect([addMonths(day, 1), addDays(day, 1)]).toEqual(['9999-12-31', '9999-12-31']);
    expect(listWeeks(day).flat()).toContain('9999-12-31');
  }
  expect(addMonths('9999-12-01', 1)).toBe('9999-12-31');
  expect(addMonths('0000-01-01', -1)).toBe('0000-01-01');
});
