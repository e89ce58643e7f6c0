import { expect, it } from 'vitest';
import { formatReadMarks, isRead, parseReadMarks, toReadMarksKey, markAllRead, markRead, toInitialMarks } from './alerts.ts';

const NOTHING = { until: '', marks: [] };
const OLD = { mark: 'o1', at: '2026-03-01T09:00:00.000Z' };
const NEW = { mark: 'o2', at: '2026-03-14T09:26:53.589Z' };
const UNDATED = { mark: 'nx9', at: null };
const NOW = '2026-03-14T12:00:00.000Z';

it('leaves the rest unread when one item is read (WISH-016)', () => {
  const marks = markRead(NOTHING, NEW);
  expect([OLD, NEW, UNDATED].map((thing) => isRead(marks, thing))).toEqual([false, true, false]);
  expect(markRead(marks, NEW)).toBe(marks);
});

it('marks everything as read, but not what becomes news later (WISH-016)', () => {
  const marks = markAllRead([NEW, UNDATED], NOW);
  expect([OLD, NEW, UNDATED].map((thing) => isRead(marks, thing))).toEqual([true, true, true]);
  const endedLater = { mark: 'o1', at: '2026-03-14T12:00:00.001Z' };
  expect(isRead(marks, endedLater)).toBe(false);
});

it('also marks items as read that are dated after the current time (WISH-016)', () => {
  const ahead = { mark: 'o3', at: '2026-03-14T12:00:05.000Z' };
  expect(isRead(markAllRead([ahead], NOW), ahead)).toBe(true);
});

it('counts what happened in the last 14 days as new on a device where nothing was read yet (MKT-026)', () => {
  const marks = toInitialMarks(Date.parse(NOW));
  const justOld = { mark: 'o4', at: '2026-02-28T12:00:00.000Z' };
  expect([OLD, NEW, UNDATED, justOld].map((thing) => isRead(marks, thing))).toEqual([false, false, false, true]);
});

it('stores the marks as text per customer, and sets any other text aside (WISH-016, D-WISH-01)', () => {
  const key = toReadMarksKey('uuid-1');
  expect(key).toMatchObject({ area: 'local', name: 'read_marks/uuid-1', keepsUnreadable: true });
  for (const marks of [NOTHING, markRead(NOTHING, UNDATED), markAllRead([NEW, UNDATED], NOW)]) {
    const text = formatReadMarks(marks);
    expect(key.parse(text)).toBe(text);
    expect(parseReadMarks(text)).toEqual(marks);
  }
  for (const text of ['', '{"until":""}', 'yesterday o1', '- <b>']) expect(key.parse(text)).toBeUndefined();
});
