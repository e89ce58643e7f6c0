import { toAmountText } from '@wallet/core/money/money';
import { randomUUID } from 'node:crypto';
import { cancelOrder } from '../../payee/brake.ts';
import {
  commitReviewedSend,
  commitReviewedTokenSend,
  confirmReviewedSend,
  confirmReviewedTokenSend,
  reviewSend,
  reviewTokenSend,
} from '../../operations/travel-rule-sends.ts';
import { processReceiveOrder } from '../../operations/travel-rule.ts';
import { readResponse } from '../../parse.ts';
import { checkCall, checkAuthorization, type Body } from './checkCall.ts';
import { getMinimumSend, getSmallestAmount } from './expectedFigures.ts';
import type { Run } from './run.ts';
import { checkRefusal, fillPath } from './wire.ts';
import type { Holding } from './world.ts';

/** Id of an order and a travel-rule transaction that do not exist. */
const UNUSED_ID = '999999999999999999';

/** Checks API-056 to API-061: a review moves nothing, and without approval a send is neither prepared nor sent (RULE-025). */
export async function checkReviewed(run: Run, coin: Holding, address: string): Promise<void> {
  const { send, report, world, foreignId } = run;
  const isCrypto = coin.kind === 'crypto';
  const [review, confirm, commit] = isCrypto
    ? ([reviewSend, confirmReviewedSend, commitReviewedSend] as const)
    : ([reviewTokenSend, confirmReviewedTokenSend, commitReviewedTokenSend] as const);
  const least = getMinimumSend(world, coin);
  const value = getSmallestAmount(world, least, coin);
  const done = await checkCall(run, {
    endpoint: review,
    path: fillPath(review, coin.id),
    body: {
      amount: toAmountText(value),
      beneficiary_wallet: address,
      beneficiary_type: 'third_party_individual',
      beneficiary_name: 'Anna Keller',
      beneficiary_country: 'DEU',
      wallet_type: 'unhosted',
    },
    foreign: { path: fillPath(review, foreignId) },
    amount: { member: 'amount', value, available: coin.available, least: { value: least, isTaken: true } },
  });
  const asked: Body = { trt_id: UNUSED_ID, fee: 'average', repeated_event: 'false' };
  await checkAuthorization(run, { endpoint: confirm, path: fillPath(confirm, coin.id), body: asked, foreign: {} });
  const signed: Body = {
    trt_id: UNUSED_ID,
    uuid: randomUUID(),
    tx: 'AAAA',
    signatures: ['AAAA'],
    wallet: { id: coin.id, type: isCrypto ? 'crypto' : 'stablecoin' },
  };
  await checkAuthorization(run, { endpoint: commit, path: fillPath(commit, coin.id), body: signed, foreign: {} });
  report.skip(commit.id, commit.id, 'a review is not approved while it is waited for');
  const read = readResponse(reviewSend, done?.sent.status ?? 0, done?.sent.json);
  if (!read.success) return;
  const early = await send({
    method: 'POST',
    path: fillPath(confirm, coin.id),
    key: randomUUID(),
    body: { ...asked, trt_id: read.data.trt_id },
  });
  report.check('RULE-025', `${confirm.id} refuses what is not approved yet`, checkRefusal(early, 'stateChanged'));
}

/** Checks only the refusals of API-055 and API-095, which change existing orders: one that was received, one on hold. */
export async function checkOrderRefusals(run: Run): Promise<void> {
  const { report, walks } = run;
  const body: Body = {
    order_id: UNUSED_ID,
    originator_type: 'third_party_individual',
    originator_name: 'Anna Keller',
    originator_country: 'DEU',
    originator_town: 'Berlin',
    originator_dob: '1990-01-01',
    originator_legal_form: 'individual',
    originator_wallet_type: 'unhosted',
  };
  if (walks(processReceiveOrder.id)) {
    await checkAuthorization(run, { endpoint: processReceiveOrder, path: processReceiveOrder.path, body, foreign: {} });
    report.skip(processReceiveOrder.id, processReceiveOrder.id, 'no order waits for its sender');
  }
  if (walks(cancelOrder.id))
    await checkAuthorization(run, { endpoint: cancelOrder, path: fillPath(cancelOrder, UNUSED_ID), body: {}, foreign: {} });
}
