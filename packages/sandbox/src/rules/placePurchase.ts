import { buyCoin } from '@wallet/core/fees/buy';
import { isLess, subtractMoney } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../database/openDatabase.ts';
import type { Customer } from '../http/authenticate.ts';
import { type Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { Settings } from '../http/settings.ts';
import { type Account, findAccount } from '../ledger/balances.ts';
import { moneyCurrency } from '../ledger/currencies.ts';
import { hold, move, release, settle } from '../ledger/entries.ts';
import { placeOrder } from '../ledger/orders.ts';
import { progressSection, summaryRow } from '../ledger/progress.ts';
import { systemAccount } from '../ledger/systemAccounts.ts';
import { payingAccount } from './payingAccount.ts';
import { placeUnitPurchase } from './placeUnitPurchase.ts';
import { notEnough } from './sendTerms.ts';
import { switchBar } from './serviceBars.ts';
import { buyTerms, finalRateRow, notAllowed, tooLittle } from './tradeTerms.ts';
import { isWhitelisted, readWhitelistWords, stablecoinRestrictedCountries } from './whitelist.ts';

/** The sandbox carries a purchase out after this (RULE-018). */
const BUY_SECONDS = 10;

export type Purchase = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  /** `crypto`: /wallets. `token`: /tokens, stablecoins and private equity. */
  readonly kind: 'crypto' | 'token';
  readonly accountId: number;
  readonly body: { readonly account: number; readonly amount: string };
  readonly now: Date;
};
export type Placed = { readonly id: bigint } | { readonly refusal: Refusal };

/** Buys into a wallet, a stablecoin account or a deal (RULE-018), judged in the order of RULE-004. */
export async function placePurchase(wish: Purchase): Promise<Placed> {
  const target = await findAccount(wish.transaction, wish.customer.id, wish.accountId);
  if (target?.type === 'token' && wish.kind === 'token') return placeUnitPurchase(wish, target);
  if (target === undefined || target.type !== (wish.kind === 'crypto' ? 'crypto' : 'stablecoin')) return { refusal: refuse('notFound') };
  return buyIntoWallet(wish, target);
}

async function refuseUnlisted({ transaction, customer }: Purchase, { type, currency }: Account): Promise<Refusal | undefined> {
  if (type === 'crypto') return undefined;
  const words = await readWhitelistWords(transaction, customer.id);
  return isWhitelisted(customer, stablecoinRestrictedCountries, words.get(currency)) ? undefined : notAllowed(currency);
}

async function buyIntoWallet(wish: Purchase, target: Account): Promise<Placed> {
  const { transaction, settings, customer, body, now } = wish;
  const paid = await payingAccount(transaction, customer.id, body.account);
  if ('refusal' in paid) return paid;
  const bar = switchBar(settings, 'exchange_disabled') ?? (await refuseUnlisted(wish, target));
  if (bar !== undefined) return { refusal: bar };
  const coin = moneyCurrency(target.currency);
  const terms = buyTerms(settings, target.currency);
  const amount = money(body.amount, 'EUR', moneyCurrency('EUR').decimals);
  const { received, isAllowed } = buyCoin(amount, coin, terms);
  if (isLess(amount, terms.minimum)) return { refusal: tooLittle(terms.minimum) };
  // The fee eats all of it up: nothing would be received.
  if (!isAllowed) return { refusal: refuseField('amount', 'Incorrect amount') };
  const id = await place({ transaction, customer, payer: paid.account, target, amount, fee: terms.fee, received, now });
  return id === null ? { refusal: notEnough() } : { id };
}

type Terms = Pick<Purchase, 'transaction' | 'customer' | 'now'> & {
  readonly payer: Account;
  readonly target: Account;
  readonly amount: Money;
  readonly fee: Money;
  readonly received: Money;
};

function place({ transaction, customer, payer, target, amount, fee, received, now }: Terms): Promise<bigint | null> {
  const [units, coins] = [toMinorUnits(amount), toMinorUnits(received)];
  const [euro, coin] = [amount.currencyCode, received.currencyCode];
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: payer.id,
    type: target.type === 'crypto' ? 'buy' : 'token_buy',
    status: 'pending',
    volume: { value: `-${amountOf(amount)}`, currency: euro },
    flow: { from: { value: amountOf(amount), currency: euro }, to: { value: amountOf(received), currency: coin } },
    summary: [
      { name: 'Details', rows: [summaryRow('From account', payer.name), summaryRow('To account', target.name)] },
      {
        name: 'Amounts',
        rows: [
          summaryRow('Amount', `${amountOf(amount)} ${euro}`),
          summaryRow('Fee', `${amountOf(fee)} ${euro}`),
          finalRateRow(amount, received),
          summaryRow('Total receive', `${amountOf(received)} ${coin}`),
        ],
      },
      progressSection('Purchase', 'pending'),
    ],
    from: { accountId: payer.id, units },
    to: { accountId: target.id, units: coins },
    entries: hold(payer.id, units),
    onCompleted: [
      ...settle(payer.id, systemAccount('fx_position', euro), toMinorUnits(subtractMoney(amount, fee))),
      ...settle(payer.id, systemAccount('fees', euro), toMinorUnits(fee)),
      ...move(systemAccount('fx_position', coin), target.id, coins),
    ],
    onRejected: release(payer.id, units),
    details: { fee: amountOf(fee), received: amountOf(received) },
    timer: { status: 'completed', seconds: BUY_SECONDS },
    at: now,
  });
}
