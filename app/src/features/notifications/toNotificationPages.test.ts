import { builtInLocale } from '@wallet/core/format/locale';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { expect, it } from 'vitest';
import type { OrdersPage } from '../../data/orders/OrdersPage.ts';
import { toDatedAlerts } from '../../operations/toAlerts.ts';
import { securityEventTexts } from '@wallet/ui/patterns/SecurityEvent';
import { buildOrder, wording } from '../../testing/buildOrder.ts';
import { toAlertRows, toEventRows, toNotificationPages, mergeEvents } from './NotificationsPage.tsx';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const buildOrderOf = (id: string, day: string, changes: Partial<OrderRow> = {}): OrderRow =>
  buildOrder({ id, created_at: `2026-03-${day}T09:00:00.000Z`, ...changes });
const buildNews = (content: string, day?: string) => ({
  subject: 'news',
  content,
  ...(day === undefined ? {} : { date: Date.parse(`2026-03-${day}T09:00:00Z`) / 1000 }),
});
const FIRST = { orders: [buildOrderOf('4', '12'), buildOrderOf('3', '10')], total: 4, last: '3' };
const SECOND = { orders: [buildOrderOf('2', '08'), buildOrderOf('1', '06')], total: 4, last: null };
const alerts = toAlertRows(
  toDatedAlerts([buildNews('newest', '13'), buildNews('between', '11'), buildNews('older', '07'), buildNews('now')], NOW, builtInLocale),
  NOW,
  builtInLocale,
);

const toPages = (pages: readonly OrdersPage[], isWhole: boolean) => toNotificationPages(pages, { alerts, isWhole, now: NOW, wording });
const toTexts = (pages: readonly OrdersPage[], isWhole: boolean) =>
  toPages(pages, isWhole).map((page) => page.map((row) => (row.kind === 'alert' ? row.alert.text : row.operation.id)));

it('mixes alerts and operations, newest first, with undated alerts at the top (WISH-016)', () => {
  expect(toTexts([FIRST, SECOND], true)).toEqual([
    ['now', 'newest', '4', 'between', '3'],
    ['2', 'older', '1'],
  ]);
});

it('holds back an older alert until its page is loaded, but not beyond the last page (WISH-016)', () => {
  expect(toTexts([FIRST], false)).toEqual([['now', 'newest', '4', 'between', '3']]);
  expect(toTexts([FIRST], true)).toEqual([['now', 'newest', '4', 'between', '3', 'older']]);
  const none = { orders: [], total: 0, last: null };
  expect(toTexts([none], true)).toEqual([['now', 'newest', 'between', 'older']]);
});

it('budget L5: does not recalculate a page that has not changed (WISH-016)', () => {
  const before = toPages([FIRST], false);
  expect(toPages([FIRST, SECOND], true)[0]).toBe(before[0]);
});

it('dates an operation by its end, or by its start when the provider does not report the end (WISH-016)', () => {
  const ended = buildOrderOf('9', '01', { finished_at: '2026-03-14T10:00:00.000Z' });
  const page = { orders: [ended, buildOrderOf('8', '01')], total: 2, last: null };
  const rows = toNotificationPages([page], { alerts: [], isWhole: true, now: NOW, wording })[0];
  expect(rows?.map(({ at, mark }) => [mark, at])).toEqual([
    ['o9', '2026-03-14T10:00:00.000Z'],
    ['o8', '2026-03-01T09:00:00.000Z'],
  ]);
});

it('marks alerts by their text without containing it (WISH-016)', () => {
  const marks = toAlertRows(toDatedAlerts([buildNews('one'), buildNews('two')], NOW, builtInLocale), NOW, builtInLocale).map(
    ({ mark }) => mark,
  );
  expect(new Set(marks).size).toBe(2);
  for (const mark of marks) expect(mark).toMatch(/^n[\da-z]{1,7}$/);
});

const buildEvent = (kind: 'new_device' | 'passkey_added' | 'unknown', day: string, changes: object = {}) => ({
  id: `7b1f6f0e-52c0-4d2f-9d3a-0a7c3b1f9e${day}`,
  kind,
  device: 'Chrome on Windows',
  name: null,
  at: `2026-03-${day}T09:00:00.000Z`,
  ...changes,
});

it('lists security events among alerts and operations and links them to the security page (DEV-007, WISH-016)', () => {
  const events = toEventRows(
    [buildEvent('new_device', '12'), buildEvent('unknown', '11'), buildEvent('passkey_added', '09', { name: 'Phone', device: null })],
    { now: NOW, words: securityEventTexts, locale: builtInLocale },
  );
  expect(events.map((row) => (row.kind === 'alert' ? row.alert : null))).toMatchObject([
    { text: 'New sign-in to your account', note: 'Chrome on Windows', href: '/settings/security', level: 'message' },
    { text: 'A passkey was added to your account: Phone', note: 'Unknown device', href: '/settings/security' },
  ]);
  expect(new Set(events.map(({ mark }) => mark)).size).toBe(2);
  for (const { mark } of events) expect(mark).toMatch(/^e[\da-z]{1,7}$/);
  const together = mergeEvents(alerts, events).map((row) => (row.kind === 'alert' ? row.alert.text : ''));
  expect(together).toEqual([
    'now',
    'newest',
    'New sign-in to your account',
    'between',
    'A passkey was added to your account: Phone',
    'older',
  ]);
});
