import { buyCoin, sellCoin } from '@wallet/core/fees/trade';
import { isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { amountOf, money, type Money, zeroMoney } from '@wallet/core/money/money';
import { divideByRate, multiplyByRate } from '@wallet/core/money/rates';
import type { StampedPrice } from '../database/columns.ts';
import { exchangeStamp, plainStamp, purchaseStamp, saleStamp, sendStamp } from '../kernel/rates/orderPrice.ts';
import { rateOf as publicRateOf, tablePrices } from '../kernel/rates/prices.ts';
import { initialSettings } from '../kernel/settings.ts';
import { moneyCurrency } from '../ledger/currencies.ts';
import type { PastOrder } from './historyOrder.ts';

type Side = NonNullable<PastOrder['out']>;

const moneyOf = ({ amount, currency }: Side): Money => money(amount, currency, moneyCurrency(currency).decimals);

const RATE_DECIMALS = 8;
const perUnit = (amount: Money, of: Money): string =>
  amountOf(divideByRate(amount, amountOf(of), { currencyCode: 'RATE', decimals: RATE_DECIMALS }, 'halfEven'));

/** Returns the table's rate if it gives exactly the received amount, else the rate derived from the order's amounts. */
const rateOf = (table: string, brings: Money, brought: Money, reckoned: () => string): string =>
  amountOf(brings) === amountOf(brought) ? table : reckoned();

function exchanged(given: Money, received: Money): StampedPrice {
  const table = initialSettings[`${given.currencyCode}_exchange_${received.currencyCode}_rate`.toLowerCase()];
  if (typeof table !== 'string') throw new Error(`Nothing is exchanged from ${given.currencyCode} into ${received.currencyCode}`);
  const rate = rateOf(table, multiplyByRate(given, table, received, 'down'), received, () => perUnit(received, given));
  return exchangeStamp(tablePrices, given, received, rate);
}

function bought(paid: Money, fee: Money, received: Money): StampedPrice {
  const table = publicRateOf(tablePrices, received.currencyCode)?.ask ?? '0';
  const { received: brings } = buyCoin(paid, received, { fee, ask: table, minimum: zeroMoney(paid) });
  return purchaseStamp(
    tablePrices,
    { paid, fee, received },
    rateOf(table, brings, received, () => perUnit(subtractMoney(paid, fee), received)),
  );
}

function sold(amount: Money, networkFee: Money, received: Money): StampedPrice {
  const table = publicRateOf(tablePrices, amount.currencyCode)?.bid ?? '0';
  return saleStamp(
    tablePrices,
    { amount, networkFee, received },
    rateOf(table, sellCoin(amount, table, received), received, () => perUnit(received, amount)),
  );
}

/** Prices a past order by the sandbox's initial table; undefined for kinds without a price (RULE-044). */
export function pastPrice({ type, out, in: into, fee: feeText }: PastOrder): StampedPrice | undefined {
  const side = out ?? into;
  if (side === undefined) return undefined;
  const [left, came] = [out && moneyOf(out), into && moneyOf(into)];
  const fee = feeText === undefined ? zeroMoney(moneyOf(side)) : moneyOf({ amount: feeText, currency: side.currency });
  switch (type) {
    case 'top_up_card':
      return plainStamp('card', moneyOf(side), fee);
    case 'top_up_sepa':
    case 'withdraw_sepa':
      return plainStamp('sepa', moneyOf(side), fee);
    case 'send':
    case 'token_send':
      return left && sendStamp(tablePrices, subtractMoney(left, fee), fee);
    case 'exchange_fiat':
      return left && came && exchanged(left, came);
    case 'buy':
    case 'token_buy':
      return left && came && isPositive(came) ? bought(left, fee, came) : undefined;
    case 'sell':
      return left && came && isPositive(subtractMoney(left, fee)) ? sold(subtractMoney(left, fee), fee, came) : undefined;
    default:
      return undefined;
  }
}
