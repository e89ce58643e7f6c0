import { addMoney } from '@wallet/core/money/arithmetic';
import { amountOf, type Money } from '@wallet/core/money/money';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../../holdings/orders.ts';
import { createCardTopUp, readCardTopUp } from '../../operations/card-topups.ts';
import { requestTopUp, withdrawToIban } from '../../operations/bank-transfers.ts';
import { buyFiat, sellFiat } from '../../operations/exchanges.ts';
import { checkCall, type MoneyCall } from './checkCall.ts';
import { checkOrder } from './orderChecks.ts';
import { acceptedCheck, checkSpent, withdrawalPath } from './payeeSteps.ts';
import {
  cardTopUpOf,
  type Direction,
  exchangeOf,
  exchangeRate,
  figureProblem,
  leastCardTopUp,
  leastExchange,
  leastTopUp,
  leastWithdrawal,
  topUpOf,
  withdrawalOf,
} from './reckoning.ts';
import type { Run } from './run.ts';
import { ask, holdingIn, inWords, readHoldings, readPlaced, unitOf, type Holding, type World } from './world.ts';

/** How often a client polls a card payment, and how long it waits in between (RULE-007). */
const MOST_POLLS = 15;
const POLL_MS = 2000;

const moreThan = (least: Money): Money => addMoney(least, unitOf(least));

const topUpAmount = (world: World): Money => moreThan(leastTopUp(world));
export const withdrawalAmount = (world: World): Money => moreThan(leastWithdrawal(world));

/** Checks API-035: a transfer is announced, and nothing moves before it arrives (RULE-008). */
export async function checkTopUp(run: Run, account: Holding): Promise<void> {
  const { report, world, foreignId } = run;
  const value = topUpAmount(world);
  const done = await checkCall(run, {
    endpoint: requestTopUp,
    path: `/accounts/${account.id}/top_up/sepa`,
    body: { amount: amountOf(value) },
    foreign: { path: `/accounts/${foreignId}/top_up/sepa` },
    amount: { member: 'amount', value, least: { value: leastTopUp(world), isTaken: false } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, requestTopUp.id, done);
  const { fee, totalReceive } = topUpOf(world, value);
  report.judge('RULE-008', `API-035 fee of ${amountOf(value)} is ${amountOf(fee)}`, figureProblem(price?.fee, fee));
  report.judge('RULE-008', `API-035 ${amountOf(value)} become ${amountOf(totalReceive)}`, figureProblem(price?.arrives, totalReceive));
}

/** Checks API-036: what leaves is held immediately, fee included (RULE-009). */
export async function checkWithdrawal(run: Run, account: Holding): Promise<void> {
  const { send, report, world, foreignId, iban } = run;
  if (iban === undefined) {
    report.skip('API-036', 'API-036', 'no IBAN to withdraw to: --iban');
    return;
  }
  const value = withdrawalAmount(world);
  const { available } = holdingIn(await readHoldings(send), account.code) ?? account;
  const payee = await acceptedCheck(run, account, iban);
  const body = { amount: amountOf(value), iban, ...payee };
  const done = await checkCall(run, {
    endpoint: withdrawToIban,
    path: withdrawalPath(account),
    body,
    foreign: { path: withdrawalPath({ id: foreignId }) },
    amount: { member: 'amount', value, available, least: { value: leastWithdrawal(world), isTaken: false } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, withdrawToIban.id, done);
  if ('payee_check' in payee) await checkSpent(run, withdrawalPath(account), body);
  const { fee, totalReceive } = withdrawalOf(world, value);
  report.judge('RULE-009', `API-036 fee of ${amountOf(value)} is ${amountOf(fee)}`, figureProblem(price?.fee, fee));
  report.judge('RULE-009', `API-036 ${amountOf(value)} become ${amountOf(totalReceive)}`, figureProblem(price?.arrives, totalReceive));
}

/** Checks API-037 and API-038: completed immediately, at the rate of the settings (RULE-017). */
export async function checkExchange(run: Run, direction: Direction): Promise<void> {
  const { send, report, world, foreignId } = run;
  const endpoint = direction.base === 'EUR' ? sellFiat : buyFiat;
  const holdings = await readHoldings(send);
  const account = holdingIn(holdings, direction.base);
  if (account === undefined || holdingIn(holdings, direction.quote) === undefined) {
    report.skip(endpoint.id, endpoint.id, `no accounts of ${direction.base} and ${direction.quote}`);
    return;
  }
  const value = leastExchange(world, direction);
  const rate = exchangeRate(world, direction);
  const body = { ...direction, account: account.id, rate };
  const call: MoneyCall = {
    endpoint,
    path: endpoint.path,
    body: { ...body, value: amountOf(value) },
    foreign: { body: { ...body, account: foreignId, value: amountOf(value) }, refusal: 'invalid', field: 'account' },
    amount: { member: 'value', value, available: account.available, least: { value, isTaken: true } },
  };
  const done = await checkCall(run, call);
  if (done === undefined) return;
  const { order, price } = await checkOrder(run, endpoint.id, done);
  const received = exchangeOf(world, value, direction);
  report.judge(
    'RULE-017',
    `${endpoint.id} ${inWords(value)} bring ${inWords(received)}`,
    order.status === 'completed' ? figureProblem(price?.arrives, received) : `is ${order.status} where it is completed at once`,
  );
}

/** Checks API-033: a payment intent, and its order when the payment can be confirmed at the card provider (RULE-006). */
export async function checkCardTopUp(run: Run, account: Holding): Promise<void> {
  const { send, report, world, foreignId, payCard } = run;
  const value = leastCardTopUp(world);
  const card = world.cards[0];
  if (card === undefined) {
    report.skip('API-033', 'API-033', 'the customer has no saved card');
    return;
  }
  const done = await checkCall(run, {
    endpoint: createCardTopUp,
    path: `/topup/stripe/${account.id}/create`,
    body: { amount: amountOf(value), card_id: card.id },
    foreign: { path: `/topup/stripe/${foreignId}/create` },
    amount: { member: 'amount', value, least: { value, isTaken: true }, isNumber: true },
  });
  if (done === undefined) return;
  const { json } = done.sent;
  const intent = typeof json === 'object' && json !== null && 'payment_intent' in json ? String(json.payment_intent) : '';
  const { fee } = cardTopUpOf(world, value);
  const asked = `API-033 fee of ${amountOf(value)} is ${amountOf(fee)}`;
  if (payCard === undefined) {
    report.skip('RULE-006', asked, 'nobody confirms the payment: --card-command');
    return;
  }
  await payCard(intent);
  const order = await pollCardTopUp(run, `/topup/stripe/${account.id}/orders/${intent}`);
  const price = order === undefined ? undefined : (await readPlaced(send, order.id)).price;
  report.judge('RULE-006', asked, figureProblem(price?.fee, fee));
}

/** Polls the order of a confirmed payment as a client does (RULE-007). */
async function pollCardTopUp({ send }: Run, path: string): Promise<Order | undefined> {
  for (let poll = 1; ; poll += 1) {
    const order = await ask(send, readCardTopUp, path);
    if (order !== undefined && order.status !== 'pending') return order;
    if (poll === MOST_POLLS) return undefined;
    await pause(POLL_MS);
  }
}
