import { listFilterAccounts } from '@wallet/contract/holdings/orders';
import { openProvider, type TestProvider } from '@wallet/sandbox/testing/openProvider';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignedIn } from '../../testing/openSignedIn.ts';
import { checkIgnoresWords } from './orderList.ts';
import { requestIdsOfDay } from './pickedOrders.ts';

const createdOrder = z.object({ id: z.string() });

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

const openModifiedTab = (change: (url: URL) => void) =>
  openSignedIn(provider, (request) => {
    const url = new URL(request.url);
    change(url);
    return provider.http.fetch(new Request(url, request));
  });

it('distinguishes a provider that ignores search words from one that searches (D-WISH-02)', async () => {
  expect(await checkIgnoresWords((await openSignedIn(provider)).call)).toBe(false);
  const unknown = await openModifiedTab((url) => url.searchParams.delete('q'));
  expect(await checkIgnoresWords(unknown.call)).toBe(true);
});

it('finds all orders of some accounts on a day, whatever their number (WISH-021, WISH-024)', async () => {
  const { call, username } = await openSignedIn(provider);
  const at = '2026-01-02T03:04:05.678Z';
  const write = async (currency: string): Promise<string> => {
    const order = { username, type: 'top_up_sepa', status: 'completed', volume: { value: '1.00', currency }, created_at: at };
    return createdOrder.parse((await provider.control('POST', '/orders', order)).json).id;
  };
  const euros: string[] = [];
  for (let turn = 0; turn < 101; turn++) euros.push(await write('EUR'));
  await write('USD');
  const { fiat } = await call(listFilterAccounts, {});
  const accounts = { 'account[]': fiat.filter(({ currency }) => currency === 'EUR').map(({ id }) => id) };
  expect(new Set(await requestIdsOfDay(call, accounts, '2026-01-02'))).toEqual(new Set(euros));
  expect(await requestIdsOfDay(call, accounts, '2026-01-03')).toEqual([]);
});
