import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { createTransferHelpers } from '../../testing/transfers.ts';

const provider = setUpProvider();

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
  const holder = await coins.newHolder('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' } });
  const { review, confirm, commit } = coins.reviewedSend(holder);
  const id = coins.readReviewId(await review());
  await coins.advance(61);
  const body = await coins.signedBody(holder, coins.readReviewed(await confirm(id)));
  return { coins, holder, id, confirm: () => confirm(id), commit: () => commit(id, body, randomUUID()) };
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
