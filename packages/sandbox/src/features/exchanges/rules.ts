import type { BodyOf } from '@wallet/contract/endpoint';
import type { buyFiat, sellFiat } from '@wallet/contract/operations/exchanges';
import { fiatExchange, type FiatExchangeSettings } from '@wallet/core/fees/fiatExchange';
import { toAmountText, toMinorUnits } from '@wallet/core/money/money';
import type { MoneyContext, Result } from '../../kernel/call.ts';
import { isWorseRate, RATE_CHANGED } from '../../kernel/confirmation/confirmations.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refused, refuse, refuseField } from '../../kernel/refusal.ts';
import { describeExchange } from '../../kernel/orderMoney.ts';
import { calculateFiatRate, type Prices } from '../../kernel/rates/prices.ts';
import { refuseUnverifiedAddress, refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Account } from '../../ledger/balances.ts';
import { toMoney, toMoneyCurrency } from '../../ledger/currencies.ts';
import { move } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

type FiatExchange = MoneyContext & BodyOf<typeof sellFiat | typeof buyFiat>;
type FiatCode = FiatExchange['base'];

/** Message of all three refusals 403 of the exchange (API-037). */
const FORBIDDEN = 'Ensure full verification, including address, is completed. If the error persists, contact support.';

/**
 * Exchanges fiat into fiat (RULE-017), checked in the order of RULE-004. There is no hold, because it completes in this transaction
 * (RULE-003).
 */
export async function exchangeFiat(exchange: FiatExchange): Promise<Result<typeof sellFiat>> {
  const { transaction, settings, customer, base, quote, rate: shownRate, now } = exchange;
  const pair = await findPair(exchange);
  if ('refusal' in pair) return pair;
  const { from, to } = pair;
  const bar = refuseSwitchedOff(settings, 'exchange_disabled') ?? refuseUnverifiedAddress(customer);
  if (bar !== undefined) return { refusal: { ...bar, body: { ...bar.body, message: FORBIDDEN } } };

  const prices = settings.market.at(now);
  const direction = readDirection(settings, prices, base, quote);
  const { rate, minimal } = direction;
  const given = toMoney(exchange.value, base);
  const { arrives: received, isAllowed } = fiatExchange(given, toMoneyCurrency(quote), direction);
  if (!isAllowed) return { refusal: refuseField('value', `Minimum amount is ${toAmountText(minimal)} ${base}`) };
  if (isWorseRate(rate, shownRate ?? null)) return { refusal: refuse('invalid', { message: RATE_CHANGED }) };

  const { parts, ...description } = describeExchange(prices, { given, received }, rate);
  const order = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: from.id,
    type: 'exchange_fiat',
    status: 'completed',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('From account', from.name), createSummaryRow('To account', to.name)],
      ...parts,
      status: 'completed',
    }),
    from: { accountId: from.id, units: toMinorUnits(given) },
    to: { accountId: to.id, units: toMinorUnits(received) },
    entries: [
      ...move(from.id, getSystemAccountId('fx_position', base), toMinorUnits(given)),
      ...move(getSystemAccountId('fx_position', quote), to.id, toMinorUnits(received)),
    ],
    details: { rate, received: toAmountText(received) },
    at: now,
  });
  if (order === null) return { refusal: refuseField('value', 'Not enough funds', 'notEnoughFunds') };
  const id = order.toString();
  const operation = { kind: 'exchange', amount: given, payee: toAccountPayee(to.id), payeeName: to.name, rate: shownRate ?? rate } as const;
  return { answer: { id }, operation, order: id };
}

async function findPair(exchange: FiatExchange): Promise<{ readonly from: Account; readonly to: Account } | Refused> {
  const { transaction, customer, base, quote, account, target } = exchange;
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
function readDirection(settings: Settings, prices: Prices, base: FiatCode, quote: FiatCode): FiatExchangeSettings {
  const name = `${base}_exchange_${quote}`.toLowerCase();
  const minimal = toMoney(settings.decimal(`${name}_minimal`), base);
  return { rate: calculateFiatRate(prices, base, settings.decimal(`${name}_rate`)), minimal };
}
