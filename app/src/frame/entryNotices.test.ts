import { expect, it } from 'vitest';
import { dueNotice, noticesKey, withSeen } from './entryNotices.ts';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const on = { travelRuleEnabled: true };
const off = { travelRuleEnabled: false };

it('HOME-025 HOME-029 TRS-068 TRS-069 D-HOME-13 the travel rule’s notice comes first, the other one when it is closed, then none', () => {
  expect(dueNotice(on, null)).toBe('travelRule');
  const once = withSeen(null, 'travelRule', NOW);
  expect(dueNotice(on, once)).toBe('cardLimitations');
  expect(dueNotice(on, withSeen(once, 'cardLimitations', NOW))).toBeNull();
});

it('HOME-026 HOME-027 TRS-068 without the travel rule there is the notice for everybody alone', () => {
  expect(dueNotice(off, null)).toBe('cardLimitations');
  expect(dueNotice(off, withSeen(null, 'cardLimitations', NOW))).toBeNull();
});

it('HOME-028 TRS-069 D-HOME-13 is kept by user, as the instant of each', () => {
  expect(noticesKey('5001')).toMatchObject({ area: 'local', name: 'notices/5001' });
  const kept = withSeen(withSeen(null, 'travelRule', NOW), 'cardLimitations', NOW);
  expect(kept).toBe('{"travelRule":"2026-03-14T12:00:00.000Z","cardLimitations":"2026-03-14T12:00:00.000Z"}');
});

it('D-SES-01 what cannot be read counts as not seen', () => {
  expect(dueNotice(off, '{"cardLimitations"')).toBe('cardLimitations');
  expect(dueNotice(off, '{"cardLimitations":7}')).toBe('cardLimitations');
});
