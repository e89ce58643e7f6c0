import { builtInLocale } from '@wallet/core/format/locale';
import { expect, it } from 'vitest';
import { toClubEvent } from './WealthClubPage.tsx';

const event = {
  key: 'wealth_club_london',
  city: 'London',
  starts_on: '2025-06-25',
  ends_on: '2025-06-28',
  time_zone: 'Europe/London',
  now: '2025-06-01T10:00:00.000Z',
  ended: false,
  requested: false,
};

it('shows the event in London, June 25-28, 2025 (CLUB-004, D-CLUB-03)', () => {
  expect(toClubEvent(event, builtInLocale)).toEqual({ city: 'London', days: 'June 25-28, 2025', state: 'open' });
});

it('shows a requested place, unless the event has ended (D-CLUB-01, D-CLUB-05)', () => {
  expect(toClubEvent({ ...event, requested: true }, builtInLocale).state).toBe('requested');
  expect(toClubEvent({ ...event, requested: true, ended: true }, builtInLocale).state).toBe('ended');
});
