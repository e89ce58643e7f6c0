import { unitPurchase, unitPurchaseMinimum } from '@wallet/core/fees/unitPurchase';
import { isLess, isPositive } from '@wallet/core/money/arithmetic';
import { amountOf, money, toMinorUnits } from '@wallet/core/money/money';
import { type Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { Account } from '../ledger/balances.ts';
import { moneyCurrency } from '../ledger/currencies.ts';
import { hold, move, release, settle } from '../ledger/entries.ts';
import { placeOrder } from '../ledger/orders.ts';
import { progressSection, summaryRow } from '../ledger/progress.ts';
import { systemAccount } from '../ledger/systemAccounts.ts';
import { payingAccount } from './payingAccount.ts';
import type { Placed, Purchase } from './placePurchase.ts';
import { middleRate } from './rateTable.ts';
import { notEnough } from './sendTerms.ts';
import { switchBar } from './serviceBars.ts';
import { readTokenPrices, type TokenPrice } from './tokenPrices.ts';
import { notAllowed, tooLittle } from './tradeTerms.ts';
import { isWhitelisted, readWhitelistWords } from './whitelist.ts';

/** What waits for the allotment is done after this where no operator does it (RULE-020). */
const ALLOTMENT_SECONDS = 120;
const BOUGHT_WHILE = new Set(['available', 'pre_order']);

async function refuseDeal({ transaction, customer }: Purchase, deal: TokenPrice): Promise<Refusal | undefined> {
  const words = await readWhitelistWords(transaction, customer.id);
  if (!isWhitelisted(customer, deal.restrictedCountries, words.get(deal.symbol))) return notAllowed(deal.symbol);
  return BOUGHT_WHILE.has(deal.status) ? undefined : refuse('stateChanged');
}

/** Buys units of private equity for EUR or USD (API-040, RULE-018): the order waits for the allotment. */
export async function placeUnitPurchase(wish: Purchase, target: Account): Promise<Placed> {
  const { transaction, settings, customer, body, now } = wish;
  const deal = (await readTokenPrices(transaction)).find(({ symbol }) => symbol === target.currency);
  if (deal === undefined) return { refusal: refuse('notFound') };
  const paid = await payingAccount(transaction, customer.id, body.account, ['EUR', 'USD']);
  if ('refusal' in paid) return paid;
  const bar = switchBar(settings, 'exchange_disabled') ?? (await refuseDeal(wish, deal));
  if (bar !== undefined) return { refusal: bar };
  if (deal.price === null) return { refusal: refuse('stateChanged') };
  const payment = moneyCurrency(paid.account.currency);
  const isDollar = payment.currencyCode === 'USD';
  const amount = money(body.amount, payment.currencyCode, payment.decimals);
  const minimum = unitPurchaseMinimum(payment, isDollar ? middleRate('EUR', 'USD') : '1');
  if (isLess(amount, minimum)) return { refusal: tooLittle(minimum) };
  const rateToDollar = isDollar ? '1' : middleRate('EUR', 'USD');
  const { units } = unitPurchase(amount, moneyCurrency(target.currency), { rateToDollar, unitPrice: deal.price, minimum });
  if (!isPositive(units)) return { refusal: refuseField('amount', 'Incorrect amount') };
  const [given, bought] = [toMinorUnits(amount), toMinorUnits(units)];
  const id = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: paid.account.id,
    type: 'token_purchase',
    status: 'moderate',
    volume: { value: `-${amountOf(amount)}`, currency: payment.currencyCode },
    flow: {
      from: { value: amountOf(amount), currency: payment.currencyCode },
      to: { value: amountOf(units), currency: target.currency },
    },
    summary: [
      { name: 'Details', rows: [summaryRow('From account', paid.account.name), summaryRow('To account', target.name)] },
      {
        name: 'Amounts',
        rows: [
          summaryRow('Amount', `${amountOf(amount)} ${payment.currencyCode}`),
          summaryRow('Unit price', `${deal.price} USD`),
          summaryRow('Total receive', `${amountOf(units)} ${target.currency}`),
        ],
      },
      progressSection('Allotment', 'moderate'),
    ],
    from: { accountId: paid.account.id, units: given },
    to: { accountId: target.id, units: bought },
    entries: hold(paid.account.id, given),
    onCompleted: [
      ...settle(paid.account.id, systemAccount('fx_position', payment.currencyCode), given),
      ...move(systemAccount('fx_position', target.currency), target.id, bought),
    ],
    onRejected: release(paid.account.id, given),
    details: { unit_price: deal.price, received: amountOf(units) },
    timer: { status: 'completed', seconds: ALLOTMENT_SECONDS },
    at: now,
  });
  return id === null ? { refusal: notEnough() } : { id };
}
