import { beforeAll, expect, it } from 'vitest';
import type { Holder } from '../../testing/bankTransfers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, createTransferHelpers } from '../../testing/transfers.ts';

const provider = setUpProvider();
let holder: Holder;
beforeAll(async () => {
  holder = await createTransferHelpers(provider).newHolder('empty', { balances: { BTC: '1.0', USDC: '100' } });
}, 60_000);

const quote = (path: string, body: object) => provider.request('POST', path, { token: holder.token, body });

it('quotes the three speeds of the network, with the fee as a JSON number (API-045, SEND-022, SEND-025)', async () => {
  const answer = await quote(`/wallets/${holder.wallet}/fee`, { amount: '0.5', address: OUTSIDE.BTC });
  expect(answer).toMatchObject({
    status: 200,
    json: {
      slow: { type: 'slow', fee: 0.00006, ratio: '0.6', time: '60' },
      average: { type: 'average', description: 'Average, about 10 minutes', fee: 0.0001, ratio: '1', time: '10' },
      fast: { type: 'fast', fee: 0.00015, ratio: '1.5', time: '2' },
    },
  });
});

it('quotes a stablecoin in ETH, also for the account that a sale credits (API-046, SEND-023, SEND-024)', async () => {
  expect((await quote(`/tokens/${holder.usdc}/fee`, { amount: '10', address: OUTSIDE.ETH })).json).toMatchObject({
    average: { fee: 0.0007 },
  });
  expect((await quote(`/tokens/${holder.usdc}/fee`, { amount: '10', wallet: holder.euro })).status).toBe(200);
});

it.each([
  ['an invalid address', { amount: '0.5', address: 'bc1qxyz' }, { address: ['Invalid address'] }],
  ['nine decimals', { amount: '0.123456789', address: OUTSIDE.BTC }, { amount: ['Incorrect amount'] }],
  ['more than is available', { amount: '1.1', address: OUTSIDE.BTC }, { amount: ['Not enough funds'] }],
])('refuses %s (API-045, SEND-028)', async (_, body, fields) => {
  expect(await quote(`/wallets/${holder.wallet}/fee`, body)).toMatchObject({ status: 400, json: { fields } });
});

it('refuses the customer’s own address before anything is prepared (D-SEND-08, API-045)', async () => {
  const { address } = await provider.database
    .selectFrom('account')
    .select('address')
    .where('id', '=', holder.wallet)
    .executeTakeFirstOrThrow();
  expect(await quote(`/wallets/${holder.wallet}/fee`, { amount: '0.5', address })).toMatchObject({
    status: 400,
    json: { fields: { address: ['You cannot send to your own address'] } },
  });
});

it('returns 404 for any account that is not a wallet or token of the path’s kind (API-045, API-046, RULE-037)', async () => {
  for (const path of [`/wallets/${holder.usdc}/fee`, `/tokens/${holder.wallet}/fee`, `/wallets/${holder.euro}/fee`, '/wallets/999999/fee'])
    expect((await quote(path, { amount: '0.5', address: OUTSIDE.BTC })).status).toBe(404);
});
