import { describe, expect, it } from 'vitest';
import { clampDay, getDayForKey } from './Calendar.tsx';

describe('calendarDays', () => {
  it('clamps a day to its limits', () => {
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
  ])('%s (shift %s) moves from 2026-11-21 to %s', (key, shift, target) => {
    expect(getDayForKey(key, shift, '2026-11-21')).toBe(target);
  });
});
