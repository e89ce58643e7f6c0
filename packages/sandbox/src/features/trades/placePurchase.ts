import type { buyCrypto } from '@wallet/contract/operations/trades';
import { calculatePurchase, unitPurchase, unitPurchaseMinimum } from '@wallet/core/fees/trade';
import { isLess, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, toMinorUnits } from '@wallet/core/money/money';
import type { Result, WalletCall } from '../../kernel/call.ts';
import { isWhitelisted, readWhitelistOverrides, stablecoinRestrictedCountries } from '../../kernel/customer/whitelist.ts';
import { describePurchase, describeUnitPurchase } from '../../kernel/orderMoney.ts';
import { readTokenPrices, type TokenPrice } from '../../kernel/rates/tokenPrices.ts';
import { type MoneyOperation, toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refusal, type Refused, refuse, refuseField } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { type Account, findAccount } from '../../ledger/balances.ts';
import { toMoney, toMoneyCurrency } from '../../ledger/currencies.ts';
import { hold, move, release, settle } from '../../ledger/entries.ts';
import { findOrder, placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { toWireOrder } from '../../ledger/toWireOrder.ts';
import { refusePaused, priceTrade } from './priceTrade.ts';
import { getBuyTerms, refuseToken, findPayingAccount, refuseTooLittle } from './tradeTerms.ts';

/** Time after which the sandbox executes a purchase (RULE-018). */
const BUY_SECONDS = 10;

/** `type` is `stablecoin` for every call below /tokens, and for private equity too. */
type Purchase = Omit<WalletCall<typeof buyCrypto>, 'session' | 'origin'>;
type Purchased = { readonly id: bigint; readonly operation: Omit<MoneyOperation, 'kind' | 'payee' | 'payeeName' | 'bought'> } | Refused;

/** Buys into a wallet, a stablecoin account or a deal (RULE-018), checked in the order of RULE-004. */
export async function placePurchase(purchase: Purchase): Promise<Result<typeof buyCrypto>> {
  const { transaction, customer, type, accountId } = purchase;
  const target = await findAccount(transaction, customer.id, accountId);
  const isDeal = target?.type === 'token' && type === 'stablecoin';
  if (target === undefined || (target.type !== type && !isDeal)) return { refusal: refuse('notFound') };
  const placed = await (isDeal ? buyUnits(purchase, target) : buyIntoWallet(purchase, target));
  if ('refusal' in placed) return placed;
  const order = await findOrder(transaction, customer.id, placed.id);
  if (order === undefined) throw new Error('An order that was just placed is not there');
  const id = placed.id.toString();
  const bought = { payee: toAccountPayee(target.id), payeeName: target.name, bought: target.currency };
  return {
    answer: { id, order: toWireOrder(order) },
    operation: { ...placed.operation, kind: type === 'crypto' ? 'buy' : 'buy_token', ...bought },
    order: id,
  };
}

async function refuseUnlisted({ transaction, customer }: Purchase, { type, currency }: Account): Promise<Refusal | undefined> {
  if (type === 'crypto') return undefined;
  const overrides = await readWhitelistOverrides(transaction, customer.id);
  return isWhitelisted(customer, stablecoinRestrictedCountries, overrides.get(currency)) ? undefined : refuseToken(currency);
}

async function buyIntoWallet(purchase: Purchase, target: Account): Promise<Purchased> {
  const { transaction, settings, customer, body, now } = purchase;
  const paid = await findPayingAccount(transaction, customer.id, body.account);
  if ('refusal' in paid) return paid;
  const payer = paid.account;
  const state = settings.market.state();
  const bar =
    refuseSwitchedOff(settings, 'exchange_disabled') ?? refusePaused(state, target.currency) ?? (await refuseUnlisted(purchase, target));
  if (bar !== undefined) return { refusal: bar };
  const price = priceTrade(state, target.currency, 'ask', body.rate, now);
  const terms = getBuyTerms(settings, target.currency, price.rate);
  const { fee } = terms;
  const amount = toMoney(body.amount, 'EUR');
  const { arrives: received, isAllowed } = calculatePurchase(amount, toMoneyCurrency(target.currency), terms);
  if (isLess(amount, terms.minimum)) return { refusal: refuseTooLittle(terms.minimum) };
  // The fee would consume everything, and nothing would be received.
  if (!isAllowed) return { refusal: refuseField('amount', 'Incorrect amount') };
  if (price.refusal !== undefined) return { refusal: price.refusal };
  const [units, coins] = [toMinorUnits(amount), toMinorUnits(received)];
  const { parts, ...description } = describePurchase(settings.market.at(now), { paid: amount, fee, received }, terms.ask);
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: payer.id,
    type: target.type === 'crypto' ? 'buy' : 'token_buy',
    status: 'pending',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('From account', payer.name), createSummaryRow('To account', target.name)],
      ...parts,
      status: 'pending',
    }),
    from: { accountId: payer.id, units },
    to: { accountId: target.id, units: coins },
    entries: hold(payer.id, units),
    onCompleted: [
      ...settle(payer.id, getSystemAccountId('fx_position', 'EUR'), toMinorUnits(subtractMoney(amount, fee))),
      ...settle(payer.id, getSystemAccountId('fees', 'EUR'), toMinorUnits(fee)),
      ...move(getSystemAccountId('fx_position', target.currency), target.id, coins),
    ],
    onRejected: release(payer.id, units),
    details: { fee: toAmountText(fee), received: toAmountText(received) },
    timer: { status: 'completed', seconds: BUY_SECONDS },
    at: now,
  });
  return id === null ? { refusal: refuseFunds() } : { id, operation: { amount, fee } };
}

/** Time after which an allotment is made if no operator has made it (RULE-020). */
const ALLOTMENT_SECONDS = 120;
const BOUGHT_WHILE = new Set(['available', 'pre_order']);

async function refuseDeal({ transaction, customer }: Purchase, deal: TokenPrice): Promise<Refusal | undefined> {
  const overrides = await readWhitelistOverrides(transaction, customer.id);
  if (!isWhitelisted(customer, deal.restrictedCountries, overrides.get(deal.symbol))) return refuseToken(deal.symbol);
  return BOUGHT_WHILE.has(deal.status) ? undefined : refuse('stateChanged');
}

/** Buys units of private equity for EUR or USD (API-040, RULE-018). The order waits for the allotment. */
async function buyUnits(purchase: Purchase, target: Account): Promise<Purchased> {
  const { transaction, settings, customer, body, now } = purchase;
  const deal = (await readTokenPrices(transaction)).find(({ symbol }) => symbol === target.currency);
  if (deal === undefined) return { refusal: refuse('notFound') };
  const paid = await findPayingAccount(transaction, customer.id, body.account, ['EUR', 'USD']);
  if ('refusal' in paid) return paid;
  const payer = paid.account;
  const bar = refuseSwitchedOff(settings, 'exchange_disabled') ?? (await refuseDeal(purchase, deal));
  if (bar !== undefined) return { refusal: bar };
  if (deal.price === null) return { refusal: refuse('stateChanged') };
  const payment = toMoneyCurrency(payer.currency);
  const euroInDollars = settings.market.at(now).middle('EUR', 'USD');
  const isDollar = payer.currency === 'USD';
  const amount = toMoney(body.amount, payer.currency);
  const minimum = unitPurchaseMinimum(payment, isDollar ? euroInDollars : '1');
  if (isLess(amount, minimum)) return { refusal: refuseTooLittle(minimum) };
  const rateToDollar = isDollar ? '1' : euroInDollars;
  const { units } = unitPurchase(amount, toMoneyCurrency(target.currency), { rateToDollar, unitPrice: deal.price, minimum });
  if (!isPositive(units)) return { refusal: refuseField('amount', 'Incorrect amount') };
  const [given, bought] = [toMinorUnits(amount), toMinorUnits(units)];
  const { parts, ...description } = describeUnitPurchase({ amount, units }, deal.price);
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: payer.id,
    type: 'token_purchase',
    status: 'moderate',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('From account', payer.name), createSummaryRow('To account', target.name)],
      ...parts,
      status: 'moderate',
    }),
    from: { accountId: payer.id, units: given },
    to: { accountId: target.id, units: bought },
    entries: hold(payer.id, given),
    onCompleted: [
      ...settle(payer.id, getSystemAccountId('fx_position', payer.currency), given),
      ...move(getSystemAccountId('fx_position', target.currency), target.id, bought),
    ],
    onRejected: release(payer.id, given),
    details: { unit_price: deal.price, received: toAmountText(units) },
    timer: { status: 'completed', seconds: ALLOTMENT_SECONDS },
    at: now,
  });
  return id === null ? { refusal: refuseFunds() } : { id, operation: { amount } };
}
