import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../testing/forAll.ts';
import { builtInLocale } from './locale.ts';
import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { formatCountdown } from './formatDates.ts';
import { toDay } from '../calendar/days.ts';
import {
  formatDay,
  formatDayAndMonth,
  formatDateRange,
  formatLongTimestamp,
  formatMonth,
  formatMonthShort,
  formatTimestamp,
} from './formatDates.ts';
import { formatIban } from './formatIban.ts';
import { maskEmail, maskPhone, shortenAddress, shortenValue } from './masks.ts';

const NOW = '2026-03-14T09:26:53.589Z';

describe('UTC timestamps (LIM-033, LIM-034)', () => {
  it.each([
    ['2026-03-14T00:00:00.000Z', 'Today, 00:00'],
    ['2026-03-14T23:59:59.999Z', 'Today, 23:59'],
    ['2026-03-13T23:59:59.999Z', 'Yesterday, 23:59'],
    ['2026-03-13T00:00:00.000Z', 'Yesterday, 00:00'],
    ['2026-03-12T23:59:00.000Z', 'Mar 12, 23:59'],
    ['2026-03-15T00:00:00.000Z', 'Mar 15, 00:00'],
    ['2025-09-05T14:03:00.000Z', 'Sep 05, 14:03'],
    ['2026-03-14T01:30:00.000+03:00', 'Yesterday, 22:30'],
  ])('writes %s as "%s" (FMT-037, FMT-038, FMT-039)', (instant, text) => {
    expect(formatTimestamp(instant, NOW, builtInLocale)).toBe(text);
    expect(formatTimestamp(new Date(instant), new Date(NOW), builtInLocale)).toBe(text);
  });

  it('recognises yesterday across the turn of a year (FMT-039)', () => {
    expect(formatTimestamp('2025-12-31T12:00:00.000Z', '2026-01-01T00:00:00.000Z', builtInLocale)).toBe('Yesterday, 12:00');
  });

  it('adds UTC to the long form, except for four coins (FMT-042, LIM-031, D-FMT-19)', () => {
    expect(formatLongTimestamp(NOW, 'BTC', builtInLocale)).toBe('14\u00A0Mar\u00A02026, 09:26 UTC');
    for (const coin of ['USDC', 'USDT', 'RSN', 'UAIR'])
      expect(formatLongTimestamp(NOW, coin, builtInLocale)).toBe('14\u00A0Mar\u00A02026, 09:26');
  });

  it.each([
    ['Europe/Paris', '2026-03-13T23:30:00.000Z', 'Today, 00:30', '14\u00A0Mar\u00A02026, 00:30 CET'],
    ['America/New_York', '2026-03-14T02:30:00.000Z', 'Yesterday, 22:30', '13\u00A0Mar\u00A02026, 22:30 GMT-4'],
  ])('writes days and times of the zone %s for a product that asks for it (FMT-037, D-TXN-11)', (timeZone, instant, inList, inDetails) => {
    expect(formatTimestamp(instant, NOW, builtInLocale, timeZone)).toBe(inList);
    expect(formatLongTimestamp(instant, 'BTC', builtInLocale, timeZone)).toBe(inDetails);
  });

  it('writes the days of an event within a month, across two months, across two years and on one day (CLUB-004, D-CLUB-03)', () => {
    expect(formatDateRange('2025-06-25', '2025-06-28', builtInLocale)).toBe('June 25-28, 2025');
    expect(formatDateRange('2025-06-28', '2025-07-02', builtInLocale)).toBe('June 28 - July 2, 2025');
    expect(formatDateRange('2025-12-30', '2026-01-02', builtInLocale)).toBe('December 30, 2025 - January 2, 2026');
    expect(formatDateRange('2025-06-25', '2025-06-25', builtInLocale)).toBe('June 25, 2025');
  });

  it('writes days and months (D-FMT-35, D-TXN-12, FMT-056)', () => {
    expect(formatMonth(NOW, builtInLocale)).toBe('March 2026');
    expect(formatMonthShort('2024-03-01', builtInLocale)).toBe('Mar 2024');
    expect(formatDay('2023-05-10', builtInLocale)).toBe('10\u00A0May\u00A02023');
    expect(formatDayAndMonth('2023-05-01', builtInLocale)).toBe('01\u00A0May');
    expect(toDay(new Date(NOW))).toBe('2026-03-14');
  });

  it('throws for an invalid date (FMT-037)', () => {
    expect(() => formatTimestamp('soon', NOW, builtInLocale)).toThrow(ProgrammingError);
  });

  it('property: uses one of three forms, and "Today" exactly on the same day (FMT-040)', () => {
    const anyDate = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    forAll(anyDate, anyDate, (instant, now) => {
      const text = formatTimestamp(instant, now, builtInLocale);
      expect(text).toMatch(/^(Today|Yesterday|[A-Z][a-z]{2} \d{2}), \d{2}:\d{2}$/);
      expect(text.startsWith('Today')).toBe(toDay(instant) === toDay(now));
    });
  });
});

describe('countdown', () => {
  it.each([
    [60, '01:00'],
    [600, '10:00'],
    [5400, '90:00'],
    [0, '00:00'],
    [-3, '00:00'],
    [0.2, '00:01'],
    [59.4, '01:00'],
  ])('shows %d s as %s (FMT-041, D-FMT-23)', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  it('property: minutes and seconds add up to the total (FMT-041)', () => {
    forAll(fc.nat(100_000), (seconds) => {
      const [minutes = '', rest = ''] = formatCountdown(seconds).split(':');
      expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      expect(rest).toMatch(/^[0-5]\d$/);
    });
  });
});

describe('masks', () => {
  it.each([
    ['alice@example.com', 'al***@example.com'],
    ['a@example.com', 'a***@example.com'],
    ['al@example.com', 'al***@example.com'],
    ['@example.com', '***@example.com'],
    ['alice', '***'],
    ['', '***'],
  ])('masks the e-mail %s as %s (FMT-044, FMT-045, PROF-004)', (email, text) => {
    expect(maskEmail(email)).toBe(text);
  });

  it.each([
    ['+37060000001', '+370***01'],
    ['+12345', '***'],
    ['+123456', '+123***56'],
  ])('masks the phone %s as %s (D-FMT-27, RULE-032)', (phone, text) => {
    expect(maskPhone(phone)).toBe(text);
  });

  it('shortens an address of more than 12 characters (FMT-046, TRS-051, TRS-070)', () => {
    expect(shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C76…8976F');
    expect(shortenAddress('123456789012')).toBe('123456789012');
    expect(shortenAddress('1234567890123')).toBe('1234567…90123');
  });

  it('shortens a value of more than 24 characters (FMT-047, TXN-017, D-TXN-28)', () => {
    expect(shortenValue('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7656EC7ab88b098…976F');
    expect(shortenValue('x'.repeat(24))).toBe('x'.repeat(24));
  });

  it('property: hides the middle of an e-mail address and never lengthens a value (FMT-044, FMT-047)', () => {
    forAll(fc.emailAddress(), fc.string({ maxLength: 80 }), (email, value) => {
      const local = email.slice(0, email.lastIndexOf('@'));
      expect(maskEmail(email).slice(0, -email.slice(email.lastIndexOf('@')).length)).toBe(`${local.slice(0, 2)}***`);
      expect(shortenValue(value).length).toBeLessThanOrEqual(value.length);
      expect(shortenAddress(value).length).toBeLessThanOrEqual(value.length);
    });
  });
});

it('prints an IBAN in groups of four (D-FMT-07)', () => {
  expect(formatIban('LT903250000000000001')).toBe('LT90 3250 0000 0000 0001');
  expect(formatIban('no9386011117947')).toBe('NO93 8601 1117 947');
});
