import { builtInLocale } from '@wallet/core/format/locale';
import { expect, it } from 'vitest';
import { toActivity, toDeviceView } from './devices.ts';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const device = {
  id: '1f0c6f0e-52c0-4d2f-9d3a-0a7c3b1f9e11',
  name: 'Chrome on Windows',
  current: false,
  method: 'password',
  created_at: '2026-03-10T09:26:53.589Z',
  last_used_at: '2026-03-14T11:55:00.001Z',
  place: null,
  bound: false,
} as const;

const toLastActive = (changes: object) => toDeviceView({ ...device, ...changes }, NOW, builtInLocale).lastActive;
const buildEvent = (kind: 'new_device' | 'unknown', index: number) => ({
  id: String(index),
  kind,
  device: null,
  name: null,
  at: '2026-03-14T09:00:00.000Z',
});

it('shows a device as active within five minutes of its last use, and the current one always (DEV-001)', () => {
  expect(toLastActive({})).toBeNull();
  expect(toLastActive({ last_used_at: '2026-03-14T11:55:00.000Z' })).toBe('Today, 11:55');
  expect(toLastActive({ last_used_at: '2026-03-13T08:00:00.000Z' })).toBe('Yesterday, 08:00');
  expect(toLastActive({ last_used_at: '2026-03-13T08:00:00.000Z', current: true })).toBeNull();
});

it('shows when and how a device signed in and leaves out an unknown method (DEV-001)', () => {
  expect(toDeviceView(device, NOW, builtInLocale)).toMatchObject({ signedIn: 'Mar 10, 09:26', method: 'password' });
  expect(toDeviceView({ ...device, method: 'unknown' }, NOW, builtInLocale).method).toBeNull();
});

it('shows the last twenty events and leaves out unknown kinds (DEV-009)', () => {
  const events = [buildEvent('unknown', 0), ...Array.from({ length: 25 }, (_, index) => buildEvent('new_device', index + 1))];
  const shown = toActivity(events, NOW, builtInLocale);
  expect(shown).toHaveLength(20);
  expect(shown[0]).toEqual({ id: '1', kind: 'new_device', device: null, name: null, at: 'Today, 09:00' });
});
