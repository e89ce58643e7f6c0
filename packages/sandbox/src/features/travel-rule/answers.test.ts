import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, createTransferHelpers } from '../../testing/transfers.ts';

const provider = setUpProvider();

it('a review returns 201, 400 or 401, its transaction 200, 401 or 404 (TRS-023, TRS-029)', async () => {
  const { token, eth } = await createTransferHelpers(provider).newCoins('empty', { travelRuleEnabled: true });
  const body = {
    amount: '0.5',
    beneficiary_wallet: OUTSIDE.ETH,
    beneficiary_type: 'third_party_individual',
    beneficiary_name: 'Bruno Keller',
    beneficiary_country: 'DEU',
    wallet_type: 'unhosted',
  };
  const review = (by: string, change: object = {}) =>
    provider.request('POST', `/operations/${eth}/send_crypto_tr/review`, { token: by, key: randomUUID(), body: { ...body, ...change } });
  const { status, json } = await review(token);
  expect([status, (await review(token, { beneficiary_name: '' })).status, (await review('nobody')).status]).toEqual([201, 400, 401]);

  const { trt_id: id } = z.parse(z.object({ trt_id: z.string() }), json);
  const read = async (by: string, which: string) =>
    (await provider.request('GET', `/travel_rule/transactions/${which}`, { token: by })).status;
  expect([await read(token, id), await read('nobody', id), await read(token, `${id}0`)]).toEqual([200, 401, 404]);
});
