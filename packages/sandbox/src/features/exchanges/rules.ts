import { fiatExchange, type FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { builtInLocale } from '@wallet/core/format/locale';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { isWorseRate, RATE_CHANGED } from '../../kernel/confirmation/confirmations.ts';
import { type MoneyOperation, toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { stampExchange } from '../../kernel/rates/orderPrice.ts';
import { calculateFiatRate } from '../../kernel/rates/calculateFiatRate.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { refuseUnverifiedAddress, refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Account } from '../../ledger/balances.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { move } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

export type FiatExchange = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  /** With at most 2 decimals, in `base`. */
  readonly value: string;
  readonly base: 'EUR' | 'USD';
  readonly quote: 'EUR' | 'USD';
  /** Account of the currency; by default the customer's first one. */
  readonly account?: number | undefined;
  readonly target?: number | undefined;
  readonly rate?: string | undefined;
  readonly now: Date;
};

type Pair = { readonly from: Account; readonly to: Account };

/** Message of all three refusals 403 of the exchange (API-037). */
const FORBIDDEN = 'Ensure full verification, including address, is completed. If the error persists, contact support.';

/**
 * Exchanges fiat into fiat (RULE-017), checked in the order of RULE-004. There is no hold, because it completes in this transaction
 * (RULE-003).
 */
export async function exchangeFiat(
  exchange: FiatExchange,
): Promise<{ readonly id: string; readonly operation: MoneyOperation } | { readonly refusal: Refusal }> {
  const { transaction, settings, customer, value, base, quote, rate: shownRate, now } = exchange;
  const pair = await findPair(exchange);
  if ('refusal' in pair) return pair;
  const bar = refuseSwitchedOff(settings, 'exchange_disabled') ?? refuseUnverifiedAddress(customer);
  if (bar !== undefined) return { refusal: { ...bar, body: { ...bar.body, message: FORBIDDEN } } };

  const prices = settings.market.at(now);
  const direction = readDirection(settings, prices, base, quote);
  const source = money(value, base, toMoneyCurrency(base).decimals);
  const { received, isAllowed } = fiatExchange(source, toMoneyCurrency(quote), direction);
  if (!isAllowed) return { refusal: refuseField('value', `Minimum amount is ${toAmountText(direction.minimal)} ${base}`) };
  if (isWorseRate(direction.rate, shownRate ?? null)) return { refusal: refuse('invalid', { message: RATE_CHANGED }) };

  const id = await placeExchange({
    transaction,
    prices,
    customerId: customer.id,
    pair,
    given: source,
    received,
    rate: direction.rate,
    at: now,
  });
  if (id === null) return { refusal: refuseField('value', 'Not enough funds', 'notEnoughFunds') };
  const { id: target, name } = pair.to;
  const operation = {
    kind: 'exchange',
    amount: source,
    payee: toAccountPayee(target),
    payeeName: name,
    rate: shownRate ?? direction.rate,
  } as const;
  return { id: id.toString(), operation };
}

async function findPair({
  transaction,
  customer,
  base,
  quote,
  account,
  target,
}: FiatExchange): Promise<Pair | { readonly refusal: Refusal }> {
  const accounts = await transaction
    .selectFrom('account')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('type', '=', 'fiat')
    .orderBy('id')
    .execute();
  const find = (currency: string, id: number | undefined) =>
    accounts.find((one) => one.currency === currency && (id === undefined || one.id === id));
  const [from, to] = [find(base, account), find(quote, target)];
  if (from === undefined) return { refusal: refuseField('account', 'Unknown account') };
  if (to === undefined) return { refusal: refuseField('target', 'Unknown account') };
  return { from, to };
}

/** Returns rate and minimum of a direction: `eur_exchange_usd_rate` is USD for one EUR (D-FX-02). */
function readDirection(settings: Settings, prices: Prices, base: 'EUR' | 'USD', quote: 'EUR' | 'USD'): FiatExchangeSettings {
  const name = `${base}_exchange_${quote}`.toLowerCase();
  const minimal = money(settings.decimal(`${name}_minimal`), base, toMoneyCurrency(base).decimals);
  return { rate: calculateFiatRate(prices, base, settings.decimal(`${name}_rate`)), minimal };
}

type Terms = {
  readonly transaction: Database;
  readonly prices: Prices;
  readonly customerId: number;
  readonly pair: Pair;
  readonly given: Money;
  readonly received: Money;
  readonly rate: string;
  readonly at: Date;
};

function placeExchange({ transaction, prices, customerId, pair: { from, to }, given, received, rate, at }: Terms): Promise<bigint | null> {
  const [base, quote] = [given.currencyCode, received.currencyCode];
  return placeOrder(transaction, {
    customerId,
    accountId: from.id,
    type: 'exchange_fiat',
    status: 'completed',
    volume: { value: `-${toAmountText(given)}`, currency: base },
    flow: { from: { value: toAmountText(given), currency: base }, to: { value: toAmountText(received), currency: quote } },
    summary: [
      { name: 'Details', rows: [createSummaryRow('From account', from.name), createSummaryRow('To account', to.name)] },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(given)} ${base}`),
          createSummaryRow('Rate', `1 ${base} = ${formatRate(rate, builtInLocale)} ${quote}`),
          createSummaryRow('Total receive', `${toAmountText(received)} ${quote}`),
        ],
      },
      createProgressSection('Exchange', 'completed'),
    ],
    from: { accountId: from.id, units: toMinorUnits(given) },
    to: { accountId: to.id, units: toMinorUnits(received) },
    entries: [
      ...move(from.id, getSystemAccountId('fx_position', base), toMinorUnits(given)),
      ...move(getSystemAccountId('fx_position', quote), to.id, toMinorUnits(received)),
    ],
    price: stampExchange(prices, given, received, rate),
    details: { rate, received: toAmountText(received) },
    at,
  });
}
