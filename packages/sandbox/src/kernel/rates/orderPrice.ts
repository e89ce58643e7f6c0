import { exchangePrice, plainPrice, type Price, type PriceKind, purchasePrice, salePrice } from '@wallet/core/fees/price';
import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money, zeroMoney } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import type { StampedPrice } from '../../database/columns.ts';
import { toMoneyCurrency, toVolume } from '../../ledger/currencies.ts';
import { getMidRate, type Prices } from './prices.ts';

const EURO = toMoneyCurrency('EUR');

type PriceStamp = { readonly kind: PriceKind; readonly price: Price; readonly receives: Money } & Partial<
  Pick<StampedPrice, 'middle_rate' | 'rate' | 'base' | 'quote' | 'network_fee' | 'worth'>
>;

function createStamp({ kind, price, receives, ...rest }: PriceStamp): StampedPrice {
  const { total, fee, markup, arrives, markupPercent } = price;
  return {
    kind,
    currency: total.currencyCode,
    total: toAmountText(total),
    fee: toAmountText(fee),
    markup: toAmountText(markup),
    arrives: toAmountText(arrives),
    markup_percent: markupPercent,
    middle_rate: null,
    rate: null,
    base: null,
    quote: null,
    receives: toVolume(receives),
    network_fee: null,
    worth: null,
    ...rest,
  };
}

/** The cost of an exchange at the current prices, stored with the order in its transaction (RULE-044). */
export function stampExchange(prices: Prices, given: Money, received: Money, rate: string): StampedPrice {
  const pair = { base: given.currencyCode, quote: received.currencyCode, rate };
  const middle = getMidRate(prices, pair.base, pair.quote);
  const price = exchangePrice(given, received, rate, middle);
  return createStamp({ kind: 'exchange', price, receives: received, middle_rate: middle, ...pair });
}

/** The cost of a purchase for euros at `ask`. The fee is included in what is paid. */
export function stampPurchase(prices: Prices, sides: Readonly<Record<'paid' | 'fee' | 'received', Money>>, ask: string): StampedPrice {
  const { paid, received } = sides;
  const pair = { base: received.currencyCode, quote: paid.currencyCode, rate: ask };
  const middle = getMidRate(prices, pair.base, pair.quote);
  return createStamp({ kind: 'buy', price: purchasePrice(sides, ask, middle), receives: received, middle_rate: middle, ...pair });
}

/** The cost of a sale for euros at `bid`. The network fee comes on top and is stated separately. */
export function stampSale(prices: Prices, sides: Readonly<Record<'amount' | 'networkFee' | 'received', Money>>, bid: string): StampedPrice {
  const { amount, networkFee, received } = sides;
  const pair = { base: amount.currencyCode, quote: received.currencyCode, rate: bid };
  const middle = getMidRate(prices, pair.base, pair.quote);
  const price = salePrice(amount, received, bid, middle);
  return createStamp({ kind: 'sell', price, receives: received, middle_rate: middle, ...pair, network_fee: toVolume(networkFee) });
}

/** Value of an amount of coins in EUR at the mid rate, rounded down. */
export const toWorthInEuro = (prices: Prices, amount: Money): Money =>
  multiplyByRate(amount, getMidRate(prices, amount.currencyCode, EURO.currencyCode), EURO, 'down');

/** The cost of a send in its coin. A fee in another coin is stated separately. */
export function stampSend(prices: Prices, sent: Money, fee: Money): StampedPrice {
  const isNative = sent.currencyCode === fee.currencyCode;
  const middle = getMidRate(prices, sent.currencyCode, EURO.currencyCode);
  return createStamp({
    kind: 'send',
    price: isNative ? plainPrice(addMoney(sent, fee), fee) : plainPrice(sent, zeroMoney(sent)),
    receives: sent,
    middle_rate: middle,
    base: sent.currencyCode,
    quote: EURO.currencyCode,
    network_fee: isNative ? null : toVolume(fee),
    worth: toVolume(toWorthInEuro(prices, sent)),
  });
}

/** The cost of a card top-up or bank transfer, which keep their currency: what arrives is the total less the fee. */
export function stampPlain(kind: 'card' | 'sepa', total: Money, fee: Money): StampedPrice {
  const price = plainPrice(total, fee);
  return createStamp({ kind, price, receives: price.arrives });
}
