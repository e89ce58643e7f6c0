import { expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

it('stores a message without anything private (API-084, APP-048, RULE-036)', async () => {
  const answer = await provider.request('POST', '/public/log', {
    body: { level: 'error', message: 'Failed for +37060000001', tags: { mail: 'alice@example.com', page: '/assets' } },
  });
  expect(answer).toMatchObject({ status: 204, text: '' });
  const rows = await provider.database
    .selectFrom('service_request')
    .select(['subject', 'details'])
    .where('kind', '=', 'monitoring')
    .execute();
  expect(rows).toContainEqual({ subject: 'error', details: { message: 'Failed for [removed]', mail: '[removed]', page: '/assets' } });
});

it('accepts a measurement (API-085, APP-049)', async () => {
  const body = { name: 'react_app_index_load_ms', type: 'gauge', value: 812.5 };
  expect((await provider.request('POST', '/stat/mobile', { body })).status).toBe(204);
});
