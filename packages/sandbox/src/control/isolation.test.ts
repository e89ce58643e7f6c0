import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createBankTransferHelpers, createdOrder } from '../testing/bankTransfers.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';

const provider = setUpProvider();

it('forty customers acting in parallel do not affect each other', async () => {
  const bank = createBankTransferHelpers(provider);
  const holders = await Promise.all(
    Array.from({ length: 40 }, (_, place) => bank.newHolder('empty', { balances: { EUR: `${1000 + place}.00` } })),
  );
  const withdrawn = await Promise.all(holders.map((holder, place) => bank.withdraw(holder, { amount: `${100 + place}.00` })));
  expect(new Set(withdrawn.map(({ status }) => status))).toEqual(new Set([201]));
  for (const [place, holder] of holders.entries()) {
    expect(await bank.readBalance(holder)).toEqual({ balance: '900.00', balanceIn: '0.00', balanceOut: `${100 + place}.00` });
    const orders = await provider.control('GET', `/orders?username=${encodeURIComponent(holder.username)}`);
    expect(orders.json).toEqual([expect.objectContaining(z.parse(createdOrder, withdrawn[place]?.json))]);
  }
});
