/** api.md 3.23. */
export const clubEventExample = {
  key: 'wealth_club_london',
  city: 'London',
  starts_on: '2025-06-25',
  ends_on: '2025-06-28',
  time_zone: 'Europe/London',
  now: '2026-03-14T09:26:53.589Z',
  ended: true,
  requested: false,
};
