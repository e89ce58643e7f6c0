import { calculatePurchase, type BuyTerms, unitPurchase, unitPurchaseMinimum } from '@wallet/core/fees/trade';
import { isLess, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { isWhitelisted, readWhitelistOverrides, stablecoinRestrictedCountries } from '../../kernel/customer/whitelist.ts';
import { stampPurchase } from '../../kernel/rates/orderPrice.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { readTokenPrices, type TokenPrice } from '../../kernel/rates/tokenPrices.ts';
import { type MoneyOperation, toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import type { Settings } from '../../kernel/settings.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { type Account, findAccount } from '../../ledger/balances.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { hold, move, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { refusePaused, priceTrade } from './priceTrade.ts';
import { getBuyTerms, createFinalRateRow, refuseToken, findPayingAccount, refuseTooLittle } from './tradeTerms.ts';

/** Time after which the sandbox executes a purchase (RULE-018). */
const BUY_SECONDS = 10;

export type Purchase = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  /** `crypto`: /wallets. `token`: /tokens, stablecoins and private equity. */
  readonly kind: 'crypto' | 'token';
  readonly accountId: number;
  readonly body: { readonly account: number; readonly amount: string; readonly rate?: string | undefined };
  readonly now: Date;
};
export type Placed = { readonly id: bigint } | { readonly refusal: Refusal };
export type Purchased = { readonly id: bigint; readonly operation: MoneyOperation } | { readonly refusal: Refusal };

/** Buys into a wallet, a stablecoin account or a deal (RULE-018), checked in the order of RULE-004. */
export async function placePurchase(wish: Purchase): Promise<Purchased> {
  const target = await findAccount(wish.transaction, wish.customer.id, wish.accountId);
  if (target?.type === 'token' && wish.kind === 'token') return placeUnitPurchase(wish, target);
  if (target === undefined || target.type !== (wish.kind === 'crypto' ? 'crypto' : 'stablecoin')) return { refusal: refuse('notFound') };
  return buyIntoWallet(wish, target);
}

async function refuseUnlisted({ transaction, customer }: Purchase, { type, currency }: Account): Promise<Refusal | undefined> {
  if (type === 'crypto') return undefined;
  const words = await readWhitelistOverrides(transaction, customer.id);
  return isWhitelisted(customer, stablecoinRestrictedCountries, words.get(currency)) ? undefined : refuseToken(currency);
}

async function buyIntoWallet(wish: Purchase, target: Account): Promise<Purchased> {
  const { transaction, settings, customer, body, now } = wish;
  const paid = await findPayingAccount(transaction, customer.id, body.account);
  if ('refusal' in paid) return paid;
  const state = settings.market.state();
  const bar =
    refuseSwitchedOff(settings, 'exchange_disabled') ?? refusePaused(state, target.currency) ?? (await refuseUnlisted(wish, target));
  if (bar !== undefined) return { refusal: bar };
  const coin = toMoneyCurrency(target.currency);
  const price = priceTrade(state, target.currency, 'ask', body.rate, now);
  const terms = getBuyTerms(settings, target.currency, price.rate);
  const amount = money(body.amount, 'EUR', toMoneyCurrency('EUR').decimals);
  const { received, isAllowed } = calculatePurchase(amount, coin, terms);
  if (isLess(amount, terms.minimum)) return { refusal: refuseTooLittle(terms.minimum) };
  // The fee would consume everything, and nothing would be received.
  if (!isAllowed) return { refusal: refuseField('amount', 'Incorrect amount') };
  if (price.refusal !== undefined) return { refusal: price.refusal };
  const prices = settings.market.at(now);
  const id = await insertOrder({ transaction, prices, customer, payer: paid.account, target, amount, terms, received, now });
  if (id === null) return { refusal: refuseFunds() };
  return { id, operation: { ...toBought(wish, target), amount, fee: terms.fee } };
}

const toBought = ({ kind }: Purchase, { id, name, currency }: Account) =>
  ({ kind: kind === 'crypto' ? 'buy' : 'buy_token', payee: toAccountPayee(id), payeeName: name, bought: currency }) as const;

type Terms = Pick<Purchase, 'transaction' | 'customer' | 'now'> & {
  readonly prices: Prices;
  readonly payer: Account;
  readonly target: Account;
  readonly amount: Money;
  readonly terms: Pick<BuyTerms, 'fee' | 'ask'>;
  readonly received: Money;
};

function insertOrder({
  transaction,
  prices,
  customer,
  payer,
  target,
  amount,
  terms: { fee, ask },
  received,
  now,
}: Terms): Promise<bigint | null> {
  const [units, coins] = [toMinorUnits(amount), toMinorUnits(received)];
  const [euro, coin] = [amount.currencyCode, received.currencyCode];
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: payer.id,
    type: target.type === 'crypto' ? 'buy' : 'token_buy',
    status: 'pending',
    volume: { value: `-${toAmountText(amount)}`, currency: euro },
    flow: { from: { value: toAmountText(amount), currency: euro }, to: { value: toAmountText(received), currency: coin } },
    summary: [
      { name: 'Details', rows: [createSummaryRow('From account', payer.name), createSummaryRow('To account', target.name)] },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} ${euro}`),
          createSummaryRow('Fee', `${toAmountText(fee)} ${euro}`),
          createFinalRateRow(amount, received),
          createSummaryRow('Total receive', `${toAmountText(received)} ${coin}`),
        ],
      },
      createProgressSection('Purchase', 'pending'),
    ],
    from: { accountId: payer.id, units },
    to: { accountId: target.id, units: coins },
    entries: hold(payer.id, units),
    onCompleted: [
      ...settle(payer.id, getSystemAccountId('fx_position', euro), toMinorUnits(subtractMoney(amount, fee))),
      ...settle(payer.id, getSystemAccountId('fees', euro), toMinorUnits(fee)),
      ...move(getSystemAccountId('fx_position', coin), target.id, coins),
    ],
    onRejected: release(payer.id, units),
    price: stampPurchase(prices, { paid: amount, fee, received }, ask),
    details: { fee: toAmountText(fee), received: toAmountText(received) },
    timer: { status: 'completed', seconds: BUY_SECONDS },
    at: now,
  });
}

/** Time after which an allotment is made if no operator has made it (RULE-020). */
const ALLOTMENT_SECONDS = 120;
const BOUGHT_WHILE = new Set(['available', 'pre_order']);

async function refuseDeal({ transaction, customer }: Purchase, deal: TokenPrice): Promise<Refusal | undefined> {
  const words = await readWhitelistOverrides(transaction, customer.id);
  if (!isWhitelisted(customer, deal.restrictedCountries, words.get(deal.symbol))) return refuseToken(deal.symbol);
  return BOUGHT_WHILE.has(deal.status) ? undefined : refuse('stateChanged');
}

/** Buys units of private equity for EUR or USD (API-040, RULE-018). The order waits for the allotment. */
export async function placeUnitPurchase(wish: Purchase, target: Account): Promise<Purchased> {
  const { transaction, settings, customer, body, now } = wish;
  const deal = (await readTokenPrices(transaction)).find(({ symbol }) => symbol === target.currency);
  if (deal === undefined) return { refusal: refuse('notFound') };
  const paid = await findPayingAccount(transaction, customer.id, body.account, ['EUR', 'USD']);
  if ('refusal' in paid) return paid;
  const bar = refuseSwitchedOff(settings, 'exchange_disabled') ?? (await refuseDeal(wish, deal));
  if (bar !== undefined) return { refusal: bar };
  if (deal.price === null) return { refusal: refuse('stateChanged') };
  const payment = toMoneyCurrency(paid.account.currency);
  const euroInDollars = settings.market.at(now).middle('EUR', 'USD');
  const isDollar = payment.currencyCode === 'USD';
  const amount = money(body.amount, payment.currencyCode, payment.decimals);
  const minimum = unitPurchaseMinimum(payment, isDollar ? euroInDollars : '1');
  if (isLess(amount, minimum)) return { refusal: refuseTooLittle(minimum) };
  const rateToDollar = isDollar ? '1' : euroInDollars;
  const { units } = unitPurchase(amount, toMoneyCurrency(target.currency), { rateToDollar, unitPrice: deal.price, minimum });
  if (!isPositive(units)) return { refusal: refuseField('amount', 'Incorrect amount') };
  const [given, bought] = [toMinorUnits(amount), toMinorUnits(units)];
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: paid.account.id,
    type: 'token_purchase',
    status: 'moderate',
    volume: { value: `-${toAmountText(amount)}`, currency: payment.currencyCode },
    flow: {
      from: { value: toAmountText(amount), currency: payment.currencyCode },
      to: { value: toAmountText(units), currency: target.currency },
    },
    summary: [
      { name: 'Details', rows: [createSummaryRow('From account', paid.account.name), createSummaryRow('To account', target.name)] },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} ${payment.currencyCode}`),
          createSummaryRow('Unit price', `${deal.price} USD`),
          createSummaryRow('Total receive', `${toAmountText(units)} ${target.currency}`),
        ],
      },
      createProgressSection('Allotment', 'moderate'),
    ],
    from: { accountId: paid.account.id, units: given },
    to: { accountId: target.id, units: bought },
    entries: hold(paid.account.id, given),
    onCompleted: [
      ...settle(paid.account.id, getSystemAccountId('fx_position', payment.currencyCode), given),
      ...move(getSystemAccountId('fx_position', target.currency), target.id, bought),
    ],
    onRejected: release(paid.account.id, given),
    details: { unit_price: deal.price, received: toAmountText(units) },
    timer: { status: 'completed', seconds: ALLOTMENT_SECONDS },
    at: now,
  });
  return id === null ? { refusal: refuseFunds() } : { id, operation: { ...toBought(wish, target), amount } };
}
