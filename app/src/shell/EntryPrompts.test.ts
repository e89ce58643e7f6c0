import { expect, it } from 'vitest';
import { findDueNotice, toNoticesKey, addSeen } from './EntryPrompts.tsx';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const on = { travelRuleEnabled: true };
const off = { travelRuleEnabled: false };

it('shows the travel-rule notice first, the other one after it is closed, then none (HOME-025, HOME-029, TRS-068)', () => {
  expect(findDueNotice(on, null)).toBe('travelRule');
  const once = addSeen(null, 'travelRule', NOW);
  expect(findDueNotice(on, once)).toBe('cardLimitations');
  expect(findDueNotice(on, addSeen(once, 'cardLimitations', NOW))).toBeNull();
});

it('shows only the general notice without the travel rule (HOME-026, HOME-027, TRS-068)', () => {
  expect(findDueNotice(off, null)).toBe('cardLimitations');
  expect(findDueNotice(off, addSeen(null, 'cardLimitations', NOW))).toBeNull();
});

it('stores the time of each notice per user (HOME-028, TRS-069, D-HOME-13)', () => {
  expect(toNoticesKey('5001')).toMatchObject({ area: 'local', name: 'notices/5001' });
  const stored = addSeen(addSeen(null, 'travelRule', NOW), 'cardLimitations', NOW);
  expect(stored).toBe('{"travelRule":"2026-03-14T12:00:00.000Z","cardLimitations":"2026-03-14T12:00:00.000Z"}');
});

it('counts unreadable data as not seen (D-SES-01)', () => {
  expect(findDueNotice(off, '{"cardLimitations"')).toBe('cardLimitations');
  expect(findDueNotice(off, '{"cardLimitations":7}')).toBe('cardLimitations');
});
