import { expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

const send = (members: object) =>
  provider.request('POST', '/stat/mobile', { body: { name: 'react_app_index_load_ms', type: 'gauge', value: 812.5, ...members } });
const log = (body: object) => provider.request('POST', '/public/log', { body });

it('stores a message without anything private (API-084, APP-048, RULE-036)', async () => {
  const answer = await log({ level: 'error', message: 'Failed for +37060000001', tags: { mail: 'alice@example.com', page: '/assets' } });
  expect(answer).toMatchObject({ status: 204, text: '' });
  const rows = await provider.database
    .selectFrom('service_request')
    .select(['subject', 'details'])
    .where('kind', '=', 'monitoring')
    .execute();
  expect(rows).toContainEqual({ subject: 'error', details: { message: 'Failed for [removed]', mail: '[removed]', page: '/assets' } });
});

it.each([
  ['level', { level: 'loud' }],
  ['message', { message: '' }],
  ['message', { message: 'x'.repeat(2001) }],
  ['tags', { tags: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`t${index}`, ''])) }],
])('names the malformed field %s (API-084)', async (field, members) => {
  const answer = await log({ level: 'info', message: 'Hello', ...members });
  expect(answer).toMatchObject({ status: 400, json: { fields: { [field]: expect.anything() } } });
});

it('accepts a measurement (API-085, APP-049)', async () => {
  expect((await send({})).status).toBe(204);
  for (const [field, members] of [
    ['name', { name: 'A' }],
    ['type', { type: 'count' }],
    ['value', { value: -1 }],
    ['value', { value: 600_001 }],
    ['value', { value: '1' }],
  ] as const) {
    expect(await send(members)).toMatchObject({ status: 400, json: { fields: { [field]: expect.anything() } } });
  }
});
