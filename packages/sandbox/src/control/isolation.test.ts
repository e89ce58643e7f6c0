import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bankTransfersOf, createdOrder } from '../testing/bankTransfers.ts';
import { openProvider, type TestProvider } from '../testing/openProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

/** So many at once: all two hundred passwords together take a busy machine longer than an answer may. */
const AT_ONCE = 20;

async function sideBySide<Item, Result>(items: readonly Item[], task: (item: Item, place: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map((item, place) => task(item, from + place)))));
  return results;
}

/** Two hundred passwords are made and checked; a machine that does other things besides takes its time for that. */
const LONG_MS = 240_000;

it('two hundred customers side by side do not disturb each other', { timeout: LONG_MS }, async () => {
  const bank = bankTransfersOf(provider);
  const holders = await sideBySide(Array.from({ length: 200 }), (_, place) =>
    bank.newHolder('empty', { balances: { EUR: `${1000 + place}.00` } }),
  );
  const withdrawn = await sideBySide(holders, (holder, place) => bank.withdraw(holder, { amount: `${100 + place}.00` }));
  expect(new Set(withdrawn.map(({ status }) => status))).toEqual(new Set([201]));
  for (const [place, holder] of holders.entries()) {
    expect(await bank.balanceOf(holder)).toEqual({ balance: '900.00', balanceIn: '0.00', balanceOut: `${100 + place}.00` });
    const orders = await provider.control('GET', `/orders?username=${encodeURIComponent(holder.username)}`);
    expect(orders.json).toEqual([expect.objectContaining(z.parse(createdOrder, withdrawn[place]?.json))]);
  }
});
