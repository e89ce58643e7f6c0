import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, createTransferHelpers } from '../../testing/transfers.ts';
import { vasps } from './travelRuleParty.ts';

const provider = setUpProvider();

const reviewed = z.object({ trt_id: z.string() });
const beneficiary = {
  beneficiary_wallet: OUTSIDE.ETH,
  beneficiary_type: 'third_party_individual',
  beneficiary_name: 'Bruno Keller',
  beneficiary_country: 'DEU',
  wallet_type: 'vasp',
  wallet_vasp_id: vasps[3]?.id,
};

/** Rejects the transaction as another process could in the middle of a send: after it was first read, before it is completed. */
async function rejectMeanwhile(id: bigint): Promise<() => Promise<unknown>> {
  const change = `update travel_rule set status = 'rejected' where id = ${id}`;
  await sql
    .raw(`create function reject_meanwhile() returns trigger language plpgsql as $$ begin ${change}; return new; end $$`)
    .execute(provider.database);
  await sql
    .raw(`create trigger rejects_meanwhile after update on prepared_operation for each row execute function reject_meanwhile()`)
    .execute(provider.database);
  return () => sql.raw('drop function reject_meanwhile cascade').execute(provider.database);
}

async function prepareSignedSend() {
  const coins = createTransferHelpers(provider);
  const holder = await coins.newCoins('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' } });
  const post = (call: string, body: object) =>
    provider.request('POST', `/operations/${holder.eth}/send_crypto_tr/${call}`, { token: holder.token, key: randomUUID(), body });
  const { trt_id: id } = z.parse(reviewed, (await post('review', { ...beneficiary, amount: '0.5' })).json);
  await coins.advance(61);
  const confirm = () => post('confirm', { trt_id: id, fee: 'average', repeated_event: 'false' });
  const body = await coins.signedBody(holder, coins.readReviewed(await confirm()));
  const commit = () => post('commit', { ...body, trt_id: id, wallet: { id: holder.eth, type: 'crypto' } });
  return { coins, holder, id, confirm, commit };
}

it('a send does not go out when it is rejected while it is being sent (API-060, RULE-025)', async () => {
  const { coins, holder, id, commit } = await prepareSignedSend();
  const stop = await rejectMeanwhile(BigInt(id));
  const answer = await commit();
  await stop();
  expect(answer).toMatchObject({ status: 409, json: { code: 409_003 } });
  expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
});

it('a completed send names its order when it is prepared or sent again (API-058, API-060, D-API-30)', async () => {
  const { coins, holder, confirm, commit } = await prepareSignedSend();
  const { id: order } = await coins.readOrder(holder.token, await commit());
  for (const again of [await confirm(), await commit()]) expect(again).toMatchObject({ status: 409, json: { code: 409_003, order } });
});
