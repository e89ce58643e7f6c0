import { dayMilliseconds } from '@wallet/core/calendar/dayLength';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestQueries } from '../testing/openTestQueries.ts';
import { createTravelRuleEnabledQuery, createVaspsQuery } from './travel-rule.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const VASPS = { items: [{ id: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11', name: 'Nordic Coins' }] };
const respondDown = () => Response.json({ code: 503, message: 'Down' }, { status: 503 });

it('caches the check of an address for 10 s, separately for each address (LIM-087, TRS-003)', async () => {
  const { call, queries, requests } = openTestQueries(() => Response.json({ enabled: true }));
  const ask = (address: string) => queries.fetchQuery(createTravelRuleEnabledQuery(call, address));
  await ask('0xA');
  vi.advanceTimersByTime(9999);
  expect(await ask('0xA')).toEqual({ enabled: true });
  expect(requests).toHaveLength(1);
  await ask('0xB');
  vi.advanceTimersByTime(1);
  await ask('0xA');
  expect(requests.map((address) => address.slice(-3))).toEqual(['0xA', '0xB', '0xA']);
});

it('requests the VASP list once per visit, however long it lasts (LIM-086, TRS-027)', async () => {
  const { call, queries, requests } = openTestQueries(() => Response.json(VASPS));
  await queries.fetchQuery(createVaspsQuery(call));
  await vi.advanceTimersByTimeAsync(30 * dayMilliseconds);
  await queries.fetchQuery(createVaspsQuery(call));
  expect(requests).toHaveLength(1);
});

it('retries a failed VASP list three times, after 1 s, 2 s and 4 s (LIM-086, D-TRS-37)', async () => {
  const { call, queries, requests } = openTestQueries(respondDown);
  const load = queries.fetchQuery(createVaspsQuery(call)).catch((error: unknown) => error);
  const askedAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return requests.length;
  };
  expect(await askedAfter(999)).toBe(1);
  expect(await askedAfter(1)).toBe(2);
  expect(await askedAfter(1999)).toBe(2);
  expect(await askedAfter(1)).toBe(3);
  expect(await askedAfter(3999)).toBe(3);
  expect(await askedAfter(1)).toBe(4);
  expect(await load).toBeInstanceOf(Error);
  expect(await askedAfter(dayMilliseconds)).toBe(4);
});
