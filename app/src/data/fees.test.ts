import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestQueries } from '../testing/openTestQueries.ts';
import { createFeeQuery, type FeeRequest } from './fees.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const createOffer = (type: string) => ({ type, description: type, fee: 0.0001, ratio: '1', time: '10' });
const OFFERS = { slow: createOffer('slow'), average: createOffer('average'), fast: createOffer('fast') };
const SEND: FeeRequest = { accountType: 'crypto', accountId: 202, amount: '0.5', address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB' };

it('caches a fee for 10 s, separately for each account, amount and address (LIM-051, SEND-027, D-LIM-13)', async () => {
  const { call, queries, requests } = openTestQueries(() => Response.json(OFFERS));
  const ask = (question: FeeRequest) => queries.fetchQuery(createFeeQuery(call, question));
  await ask(SEND);
  vi.advanceTimersByTime(9999);
  await ask({ ...SEND });
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await ask(SEND);
  expect(requests).toHaveLength(2);
  for (const other of [{ accountId: 203 }, { amount: '0.51' }, { address: '0x0000000000000000000000000000000000000000' }]) {
    await ask({ ...SEND, ...other });
  }
  expect(requests).toHaveLength(5);
});
