import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money } from '@wallet/core/money/money';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../../holdings/orders.ts';
import { createCardTopUp, readCardTopUp } from '../../operations/card-topups.ts';
import { requestTopUp, withdrawToIban } from '../../operations/bank-transfers.ts';
import { buyFiat, sellFiat } from '../../operations/exchanges.ts';
import type { OrderPrice } from '../../operations/prices.ts';
import { checkCall, type MoneyCall } from './checkCall.ts';
import { checkOrder } from './orderChecks.ts';
import { requestAcceptedCheck, checkReuse } from './payeeSteps.ts';
import {
  calculateExpectedCardTopUp,
  type Direction,
  calculateExchange,
  getExchangeRate,
  compareFigure,
  getMinimumCardTopUp,
  getMinimumExchange,
  getMinimumTopUp,
  getMinimumWithdrawal,
  calculateTopUp,
  calculateWithdrawal,
} from './expectedFigures.ts';
import type { Run } from './run.ts';
import { fillPath } from './wire.ts';
import {
  requestOrThrow,
  findHolding,
  formatAmount,
  readHoldings,
  readPlacedOrder,
  getSmallestUnit,
  type Holding,
  type ProviderState,
} from './world.ts';

/** How often a client polls a card payment, and how long it waits in between (RULE-007). */
const MAX_POLLS = 15;
const POLL_MS = 2000;

const addSmallestUnit = (least: Money): Money => addMoney(least, getSmallestUnit(least));

export const getWithdrawalAmount = (world: ProviderState): Money => addSmallestUnit(getMinimumWithdrawal(world));

function checkFigures(
  { report }: Run,
  row: string,
  call: string,
  value: Money,
  { fee, arrives }: { readonly fee: Money; readonly arrives: Money },
  price: OrderPrice | undefined,
): void {
  const amount = toAmountText(value);
  report.check(row, `${call} fee of ${amount} is ${toAmountText(fee)}`, compareFigure(price?.fee, fee));
  report.check(row, `${call} ${amount} become ${toAmountText(arrives)}`, compareFigure(price?.arrives, arrives));
}

/** Checks API-035: a transfer is announced, and nothing moves before it arrives (RULE-008). */
export async function checkTopUp(run: Run, account: Holding): Promise<void> {
  const { world, foreignId } = run;
  const value = addSmallestUnit(getMinimumTopUp(world));
  const done = await checkCall(run, {
    endpoint: requestTopUp,
    path: `/accounts/${account.id}/top_up/sepa`,
    body: { amount: toAmountText(value) },
    foreign: { path: `/accounts/${foreignId}/top_up/sepa` },
    amount: { member: 'amount', value, least: { value: getMinimumTopUp(world), isTaken: false } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, requestTopUp.id, done);
  checkFigures(run, 'RULE-008', 'API-035', value, calculateTopUp(world, value), price);
}

/** Checks API-036: what leaves is held immediately, fee included (RULE-009). */
export async function checkWithdrawal(run: Run, account: Holding): Promise<void> {
  const { send, report, world, foreignId, iban } = run;
  if (iban === undefined) return report.skip('API-036', 'API-036', 'no IBAN to withdraw to: --iban');
  const value = getWithdrawalAmount(world);
  const { available } = findHolding(await readHoldings(send), account.code) ?? account;
  const payee = await requestAcceptedCheck(run, account, iban);
  const body = { amount: toAmountText(value), iban, ...payee };
  const done = await checkCall(run, {
    endpoint: withdrawToIban,
    path: fillPath(withdrawToIban, account.id),
    body,
    foreign: { path: fillPath(withdrawToIban, foreignId) },
    amount: { member: 'amount', value, available, least: { value: getMinimumWithdrawal(world), isTaken: false } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, withdrawToIban.id, done);
  if ('payee_check' in payee) await checkReuse(run, account, body);
  checkFigures(run, 'RULE-009', 'API-036', value, calculateWithdrawal(world, value), price);
}

/** Checks API-037 and API-038: completed immediately, at the rate of the settings (RULE-017). */
export async function checkExchange(run: Run, direction: Direction): Promise<void> {
  const { send, report, world, foreignId } = run;
  const endpoint = direction.base === 'EUR' ? sellFiat : buyFiat;
  const holdings = await readHoldings(send);
  const account = findHolding(holdings, direction.base);
  if (account === undefined || findHolding(holdings, direction.quote) === undefined)
    return report.skip(endpoint.id, endpoint.id, `no accounts of ${direction.base} and ${direction.quote}`);
  const value = getMinimumExchange(world, direction);
  const rate = getExchangeRate(world, direction);
  const body = { ...direction, account: account.id, rate };
  const call: MoneyCall = {
    endpoint,
    path: endpoint.path,
    body: { ...body, value: toAmountText(value) },
    foreign: { body: { ...body, account: foreignId, value: toAmountText(value) }, refusal: 'invalid', field: 'account' },
    amount: { member: 'value', value, available: account.available, least: { value, isTaken: true } },
  };
  const done = await checkCall(run, call);
  if (done === undefined) return;
  const { order, price } = await checkOrder(run, endpoint.id, done);
  const received = calculateExchange(world, value, direction);
  report.check(
    'RULE-017',
    `${endpoint.id} ${formatAmount(value)} bring ${formatAmount(received)}`,
    order.status === 'completed' ? compareFigure(price?.arrives, received) : `is ${order.status} where it is completed at once`,
  );
}

/** Checks API-033: a payment intent, and its order when the payment can be confirmed at the card provider (RULE-006). */
export async function checkCardTopUp(run: Run, account: Holding): Promise<void> {
  const { send, report, world, foreignId, payCard } = run;
  const value = getMinimumCardTopUp(world);
  const card = world.cards[0];
  if (card === undefined) return report.skip('API-033', 'API-033', 'the customer has no saved card');
  const done = await checkCall(run, {
    endpoint: createCardTopUp,
    path: fillPath(createCardTopUp, account.id),
    body: { amount: toAmountText(value), card_id: card.id },
    foreign: { path: fillPath(createCardTopUp, foreignId) },
    amount: { member: 'amount', value, least: { value, isTaken: true }, isNumber: true },
  });
  if (done === undefined) return;
  const { json } = done.sent;
  const intent = typeof json === 'object' && json !== null && 'payment_intent' in json ? String(json.payment_intent) : '';
  const { fee } = calculateExpectedCardTopUp(world, value);
  const asked = `API-033 fee of ${toAmountText(value)} is ${toAmountText(fee)}`;
  if (payCard === undefined) return report.skip('RULE-006', asked, 'nobody confirms the payment: --card-command');
  await payCard(intent);
  const order = await pollCardTopUp(run, `/topup/stripe/${account.id}/orders/${intent}`);
  const price = order === undefined ? undefined : (await readPlacedOrder(send, order.id)).price;
  report.check('RULE-006', asked, compareFigure(price?.fee, fee));
}

/** Polls the order of a confirmed payment as a client does (RULE-007). */
async function pollCardTopUp({ send }: Run, path: string): Promise<Order | undefined> {
  for (let poll = 1; ; poll += 1) {
    const order = await requestOrThrow(send, readCardTopUp, path);
    if (order !== undefined && order.status !== 'pending') return order;
    if (poll === MAX_POLLS) return undefined;
    await pause(POLL_MS);
  }
}
