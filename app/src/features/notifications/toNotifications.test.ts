import type { UserNotice } from '@wallet/contract/customer/user-info';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import { builtInLocale } from '@wallet/core/format/locale';
import { expect, it } from 'vitest';
import { listReadable, type NotificationSources } from '../../operations/alerts.ts';
import { toDatedAlerts } from '../../operations/toAlerts.ts';
import { buildOrder, wording } from '../../testing/buildOrder.ts';
import { toNotifications } from './toNotifications.ts';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const none: NotificationSources = { alerts: [], notices: [], events: [], rejected: [] };

const merge = (sources: Partial<NotificationSources>) => toNotifications({ ...none, ...sources }, NOW, wording);
const toAlerts = (...notifications: Parameters<typeof toDatedAlerts>[0]) => toDatedAlerts(notifications, NOW, builtInLocale);
const buildNews = (content: string, day?: string) => ({
  subject: 'news',
  content,
  ...(day === undefined ? {} : { date: Date.parse(`2026-03-${day}T09:00:00Z`) / 1000 }),
});
const buildNotice = (kind: UserNotice['kind'], day: string, changes: Partial<UserNotice> = {}): UserNotice => ({
  kind,
  name: null,
  amount: null,
  at: `2026-03-${day}T09:00:00.000Z`,
  ...changes,
});
const buildRejected = (id: string, at: string, changes: Partial<OrderRow> = {}): OrderRow =>
  buildOrder({ id, status: 'rejected', created_at: at, ...changes });
const buildEvent = (kind: 'new_device' | 'passkey_added' | 'unknown', day: string) => ({
  id: `7b1f6f0e-52c0-4d2f-9d3a-0a7c3b1f9e${day}`,
  kind,
  device: 'Chrome on Windows',
  name: null,
  at: `2026-03-${day}T09:00:00.000Z`,
});

it('merges alerts, news, security events and rejected transactions, undated first and then newest first (WISH-016, MKT-026)', () => {
  const rows = merge({
    alerts: toAlerts(buildNews('older', '07'), buildNews('now')),
    notices: [buildNotice('report_ready', '12')],
    events: [buildEvent('new_device', '13')],
    rejected: [buildRejected('4', '2026-03-10T09:00:00.000Z')],
  });
  expect(rows.map(({ topic }) => topic.kind)).toEqual(['alert', 'security', 'news', 'rejected', 'alert']);
});

it('links each kind to one place, and leaves out kinds that this version does not know (MKT-026, DEV-007)', () => {
  const rows = merge({
    notices: [
      buildNotice('friend_activated', '13', { name: '+370***02', amount: { value: '5.00', currency: 'EUR' } }),
      buildNotice('card_added', '12', { name: 'Visa 4242' }),
      buildNotice('report_ready', '12'),
      buildNotice('unknown', '11'),
    ],
    events: [buildEvent('passkey_added', '10'), buildEvent('unknown', '09')],
  });
  expect(rows.map(({ href, topic }) => [href, topic])).toEqual([
    ['/referral-program', { kind: 'news', news: 'friend_activated', name: '+370***02', amount: '€5.00' }],
    ['/cards', { kind: 'news', news: 'card_added', name: 'Visa ·· 4242', amount: '' }],
    ['/reports', { kind: 'news', news: 'report_ready', name: '', amount: '' }],
    ['/settings/security', { kind: 'security', event: 'passkey_added', name: null, device: 'Chrome on Windows' }],
  ]);
});

it('tells of a rejected transaction what and why, from its end, for 90 days (WISH-016, MKT-025)', () => {
  const ended = buildRejected('9', '2026-01-01T09:00:00.000Z', {
    finished_at: '2026-03-14T10:00:00.000Z',
    rejected_message: 'The account does not exist',
  });
  const rows = merge({ rejected: [ended, buildRejected('7', '2025-12-01T09:00:00.000Z')] });
  expect(rows).toEqual([
    {
      id: 'o9',
      mark: 'o9',
      at: '2026-03-14T10:00:00.000Z',
      month: 'March 2026',
      date: 'Today, 10:00',
      href: '/transactions/9',
      topic: { kind: 'rejected', title: 'SEPA withdrawal', amount: '€500.00', reason: 'The account does not exist' },
    },
  ]);
});

it('identifies everything without storing what it says (WISH-016)', () => {
  const rows = merge({
    alerts: toAlerts(buildNews('one'), buildNews('two')),
    notices: [buildNotice('report_ready', '12'), buildNotice('iban_ready', '12')],
    events: [buildEvent('new_device', '13')],
  });
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(rows.length);
  for (const { mark } of rows) expect(mark).toMatch(/^[new][\da-z]{1,7}$/);
});

it('lists and counts the same things, without unknown kinds and old rejections (WISH-016, MKT-025, DEV-007)', () => {
  const sources: NotificationSources = {
    alerts: toAlerts(buildNews('one')),
    notices: [buildNotice('report_ready', '12'), buildNotice('unknown', '13')],
    events: [buildEvent('new_device', '11'), buildEvent('unknown', '13')],
    rejected: [buildRejected('9', '2026-03-10T09:00:00.000Z'), buildRejected('7', '2025-12-01T09:00:00.000Z')],
  };
  const listed = toNotifications(sources, NOW, wording);
  expect(listed.map(({ topic }) => topic.kind)).toEqual(['alert', 'news', 'security', 'rejected']);
  expect(listReadable(sources, NOW).map(({ mark }) => mark)).toEqual(listed.map(({ mark }) => mark));
});
