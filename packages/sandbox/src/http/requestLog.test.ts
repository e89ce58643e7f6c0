import { expect, it } from 'vitest';
import { createRequestLog } from './requestLog.ts';

const createRequest = (place: number, body: unknown) => ({
  method: 'POST',
  path: `/api/v1/${place}`,
  status: 200,
  call: null,
  durationMs: 3,
  size: 2,
  answer: { headers: {}, text: '{}' },
  headers: {},
  body,
  at: '2026-03-14T09:26:53.589Z',
});

it('the log is limited by total size and keeps the newest requests (RULE-036)', () => {
  const log = createRequestLog({ most: 1000, mostCharacters: 10_000 });
  for (let place = 0; place < 100; place += 1) log.add(createRequest(place, { text: 'x'.repeat(900) }), undefined);
  const entries = log.read({});
  expect(entries[0]?.path).toBe('/api/v1/99');
  expect(entries.length).toBeGreaterThan(5);
  expect(JSON.stringify(entries.map(({ headers, body }) => ({ headers, body }))).length).toBeLessThan(10_000);
});

it('the log is limited by the number of requests (RULE-036)', () => {
  const log = createRequestLog({ most: 10, mostCharacters: 10_000 });
  for (let place = 0; place < 100; place += 1) log.add(createRequest(place, null), undefined);
  expect(log.read({}).map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, back) => `/api/v1/${99 - back}`));
});

it('a request larger than the total limit is kept on its own (RULE-036)', () => {
  const log = createRequestLog({ most: 10, mostCharacters: 1000 });
  log.add(createRequest(1, null), undefined);
  log.add(createRequest(2, 'x'.repeat(2000)), '+37060000001');
  expect(log.read({ username: '+37060000001' })).toMatchObject([{ path: '/api/v1/2', body: 'x'.repeat(2000) }]);
  expect(log.read({ username: '+37060000002' })).toEqual([]);
  expect(log.read({})).toHaveLength(1);
});
