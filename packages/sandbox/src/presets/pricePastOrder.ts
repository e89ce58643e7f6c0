import { calculatePurchase, calculateProceeds } from '@wallet/core/fees/trade';
import { isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money, zeroMoney } from '@wallet/core/money/money';
import { divideByRate, multiplyByRate } from '@wallet/core/money/rates';
import type { StampedPrice } from '../database/columns.ts';
import { stampExchange, stampPlain, stampPurchase, stampSale, stampSend } from '../kernel/rates/orderPrice.ts';
import { findPublicRate, tablePrices } from '../kernel/rates/prices.ts';
import { initialSettings } from '../kernel/settings.ts';
import { toMoney } from '../ledger/currencies.ts';
import type { PastOrder } from './historyOrder.ts';

type Side = NonNullable<PastOrder['out']>;

const sideToMoney = ({ amount, currency }: Side): Money => toMoney(amount, currency);

const RATE_DECIMALS = 8;
const divideByUnits = (amount: Money, units: Money): string =>
  toAmountText(divideByRate(amount, toAmountText(units), { currencyCode: 'RATE', decimals: RATE_DECIMALS }, 'halfEven'));

/** Returns the table's rate if it gives exactly the received amount, else the rate derived from the order's amounts. */
const pickRate = (table: string, brings: Money, brought: Money, calculated: () => string): string =>
  toAmountText(brings) === toAmountText(brought) ? table : calculated();

function priceExchange(given: Money, received: Money): StampedPrice {
  const table = initialSettings[`${given.currencyCode}_exchange_${received.currencyCode}_rate`.toLowerCase()];
  if (typeof table !== 'string') throw new Error(`Nothing is exchanged from ${given.currencyCode} into ${received.currencyCode}`);
  const rate = pickRate(table, multiplyByRate(given, table, received, 'down'), received, () => divideByUnits(received, given));
  return stampExchange(tablePrices, given, received, rate);
}

function pricePurchase(paid: Money, fee: Money, received: Money): StampedPrice {
  const table = findPublicRate(tablePrices, received.currencyCode)?.ask ?? '0';
  const { received: brings } = calculatePurchase(paid, received, { fee, ask: table, minimum: zeroMoney(paid) });
  return stampPurchase(
    tablePrices,
    { paid, fee, received },
    pickRate(table, brings, received, () => divideByUnits(subtractMoney(paid, fee), received)),
  );
}

function priceSale(amount: Money, networkFee: Money, received: Money): StampedPrice {
  const table = findPublicRate(tablePrices, amount.currencyCode)?.bid ?? '0';
  return stampSale(
    tablePrices,
    { amount, networkFee, received },
    pickRate(table, calculateProceeds(amount, table, received), received, () => divideByUnits(received, amount)),
  );
}

/** Prices a past order by the sandbox's initial table; undefined for kinds without a price (RULE-044). */
export function pricePastOrder({ type, out, in: into, fee: feeText }: PastOrder): StampedPrice | undefined {
  const side = out ?? into;
  if (side === undefined) return undefined;
  const [left, came] = [out && sideToMoney(out), into && sideToMoney(into)];
  const fee = feeText === undefined ? zeroMoney(sideToMoney(side)) : toMoney(feeText, side.currency);
  switch (type) {
    case 'top_up_card':
      return stampPlain('card', sideToMoney(side), fee);
    case 'top_up_sepa':
    case 'withdraw_sepa':
      return stampPlain('sepa', sideToMoney(side), fee);
    case 'send':
    case 'token_send':
      return left && stampSend(tablePrices, subtractMoney(left, fee), fee);
    case 'exchange_fiat':
      return left && came && priceExchange(left, came);
    case 'buy':
    case 'token_buy':
      return left && came && isPositive(came) ? pricePurchase(left, fee, came) : undefined;
    case 'sell':
      return left && came && isPositive(subtractMoney(left, fee)) ? priceSale(subtractMoney(left, fee), fee, came) : undefined;
    default:
      return undefined;
  }
}
