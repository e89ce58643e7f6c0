import { beforeEach, expect, it } from 'vitest';
import { buildClubEvent } from './rules.ts';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const AHEAD = { wealth_club_starts_on: '2999-06-28', wealth_club_ends_on: '2999-07-02' };
const AS_SEEDED = { wealth_club_starts_on: '2025-06-25', wealth_club_ends_on: '2025-06-28' };

const provider = setUpProvider();
beforeEach(async () => {
  await provider.control('PATCH', '/settings', AS_SEEDED);
});

const read = (token: string) => provider.request('GET', '/marketing/wealth_club_london', { token });
const request = (token: string) => provider.request('POST', '/marketing/wealth_club_london/request_place', { token });

it('the event took place in London, June 25-28, 2025 (API-077, CLUB-004, D-CLUB-02)', async () => {
  const { token } = await createSession(provider, 'draft');
  const { status, json } = await read(token);
  expect({ status, json }).toMatchObject({
    status: 200,
    json: {
      key: 'wealth_club_london',
      city: 'London',
      starts_on: '2025-06-25',
      ends_on: '2025-06-28',
      time_zone: 'Europe/London',
      ended: true,
      requested: false,
    },
  });
});

it.each([
  ['2025-06-28T22:59:59Z', false],
  ['2025-06-28T23:00:00Z', true],
])('at %s, in summer time in London, ended is %s (RULE-035, D-CLUB-01)', async (now, ended) => {
  const { id } = await createSession(provider, 'empty');
  const event = await buildClubEvent(provider.database, provider.services.settings, id, new Date(now));
  expect(event).toMatchObject({ now: new Date(now).toISOString(), ended });
});

it('a place is requested without a body, once (API-078, CLUB-005, RULE-035)', async () => {
  await provider.control('PATCH', '/settings', AHEAD);
  const { token, id } = await createSession(provider, 'draft');
  expect(await request(token)).toMatchObject({ status: 201, json: {} });
  expect(await request(token)).toMatchObject({ status: 200, json: {} });
  expect((await read(token)).json).toMatchObject({ ended: false, requested: true, starts_on: '2999-06-28' });
  const rows = await provider.database.selectFrom('service_request').select(['kind', 'subject']).where('customer_id', '=', id).execute();
  expect(rows).toEqual([{ kind: 'place', subject: 'wealth_club_london' }]);
  const other = await createSession(provider, 'empty');
  expect((await read(other.token)).json).toMatchObject({ requested: false });
});

it('an ended event refuses requests (API-078, RULE-035, D-CLUB-04)', async () => {
  const { token } = await createSession(provider, 'empty');
  expect(await request(token)).toMatchObject({ status: 409, json: { code: 409_003, message: 'This event has ended' } });
  expect((await read(token)).json).toMatchObject({ requested: false });
});
