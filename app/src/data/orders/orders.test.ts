import { expect, it } from 'vitest';
import { openTestQueries } from '../../testing/openTestQueries.ts';
import { createInProgressQuery } from './orders.ts';

it('fetches orders in progress ten at a time (LIM-069, TXN-032, PROG-004)', async () => {
  const { call, queries, requests } = openTestQueries(() => Response.json({ orders: [], total: 0, limit: 10, last: null }));
  await queries.fetchQuery(createInProgressQuery(call));
  expect(requests.map(decodeURIComponent)).toEqual(['/api/v1/search/orders?status[]=pending&status[]=moderate&limit=10']);
});
