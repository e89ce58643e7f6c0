import { isStablecoin } from '../limits/currencies.ts';
import { isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, money, type Money, zeroMoney } from '../money/money.ts';
import { divideByRate, multiplyByRate, scaleMoney } from '../money/rates.ts';
import { purchasePrice, salePrice } from './price.ts';
import type { Quote } from './quote.ts';

/** Terms of buying a coin, in the paying currency except for `ask`. */
export type BuyTerms = {
  /** Fixed fee, deducted from the paid amount (D-LEG-06). */
  readonly fee: Money;
  /** Null while unknown: nothing can be bought then. */
  readonly ask: string | null;
  /** Minimum amount, inclusive. */
  readonly minimum: Money;
  /** For the parts of the price. @default unknown */
  readonly middleRate?: string | null | undefined;
};

/**
 * Quotes a purchase. What arrives is (amount - fee) / ask, rounded down to the coin's decimals. Zero while the fee uses up the amount.
 * Allowed when the minimum is reached and anything at all is received (D-LEG-05, D-LEG-06, RULE-018).
 * @param amount debited
 * @param coin currency received
 * @throws ProgrammingError when the price is zero
 */
export function calculatePurchase(amount: Money, coin: Currency, { fee, ask, minimum, middleRate }: BuyTerms): Quote {
  const spent = subtractMoney(amount, fee);
  const arrives = ask !== null && isPositive(spent) ? divideByRate(spent, ask, coin, 'down') : zeroMoney(coin);
  const isAllowed = !isLess(amount, minimum) && isPositive(arrives);
  const isPriced = isAllowed && ask !== null && typeof middleRate === 'string';
  const price = isPriced ? purchasePrice({ paid: amount, fee, received: arrives }, ask, middleRate) : null;
  return { fee, total: amount, arrives, minimum, isAllowed, price };
}

/** Sources of the minimum of a purchase: the provider's entry for the paying currency, else the coin's own. */
export type BuyMinimumSources = { readonly ofPayment: Money | null; readonly ofCoin: Money | null; readonly ask: string };

/**
 * Returns the minimum of a purchase: that of the paying currency, else that of the coin times the price, else zero. It is rounded up,
 * because it states what must be paid (LEG-016, LEG-018, LEG-044, D-LEG-07, RULE-018).
 * @param payment currency that pays
 */
export function buyMinimum(payment: Currency, { ofPayment, ofCoin, ask }: BuyMinimumSources): Money {
  if (ofPayment !== null) return ofPayment;
  return ofCoin === null ? zeroMoney(payment) : multiplyByRate(ofCoin, ask, payment, 'up');
}

export type BuyFeeSetting = 'buy_fee_btc_absolute' | 'buy_fee_eth_absolute' | 'buy_fee_erc20_absolute';

/**
 * Returns the name of the setting with the fixed fee for buying a coin, in EUR, or null for a coin without one (LEG-046, D-LEG-06, API
 * 3.6).
 */
export function buyFeeSetting(coin: string): BuyFeeSetting | null {
  if (coin === 'BTC') return 'buy_fee_btc_absolute';
  if (coin === 'ETH') return 'buy_fee_eth_absolute';
  return isStablecoin(coin) ? 'buy_fee_erc20_absolute' : null;
}

/** Minimum sale of a stablecoin when the provider names none. */
const STABLECOIN_SELL_MINIMUM = '11';

/**
 * Calculates the proceeds of a coin: amount times bid, rounded down. The network fee is charged on top and does not change them (D-LEG-05,
 * RULE-018).
 * @param into fiat currency credited
 */
export function calculateProceeds(amount: Money, bid: string, into: Currency): Money {
  return multiplyByRate(amount, bid, into, 'down');
}

/** Terms of selling a coin. `bid` is in the credited currency and null while unknown: nothing can be sold then. */
export type SellTerms = { readonly bid: string | null; readonly minimum: Money; readonly middleRate?: string | null | undefined };

/**
 * Quotes a sale. The network's fee is separate.
 * @param into fiat currency credited
 */
export function quoteSale(amount: Money, into: Currency, { bid, minimum, middleRate }: SellTerms): Quote {
  const arrives = bid === null ? zeroMoney(into) : calculateProceeds(amount, bid, into);
  const isAllowed = !isLess(amount, minimum) && isPositive(arrives);
  const price = isAllowed && bid !== null && typeof middleRate === 'string' ? salePrice(amount, arrives, bid, middleRate) : null;
  return { fee: zeroMoney(into), total: amount, arrives, minimum, isAllowed, price };
}

/**
 * Returns the minimum of a sale, inclusive: the provider's, else 11 for a stablecoin and 0 for crypto (LEG-017, LEG-018, D-LEG-07,
 * OPS-002).
 */
export function sellMinimum(coin: Currency, minimum: Money | null, isStable: boolean): Money {
  if (minimum !== null) return minimum;
  return isStable ? money(STABLECOIN_SELL_MINIMUM, coin.currencyCode, coin.decimals) : zeroMoney(coin);
}

/**
 * True when the network fee of a sale can be paid. The balance of a native coin must cover amount and fee; for any other coin, the balance
 * of the native currency must cover the fee (LEG-019, D-LEG-10).
 * @param feeBalance available balance of the currency that pays the fee
 * @param amount amount sold when the coin itself pays the fee, else null
 */
export function canPaySellFee(fee: Money, feeBalance: Money, amount: Money | null): boolean {
  return !isLess(amount === null ? feeBalance : subtractMoney(feeBalance, amount), fee);
}

/** Minimum purchase of private equity, in EUR (LIM-092). */
export const minUnitPurchase = money('100.00', 'EUR', 2);

/**
 * Returns the minimum of a private-equity purchase: 100.00 EUR, converted and rounded up for other currencies (RULE-018).
 * @param rateOfEuro units of the paying currency per EUR
 */
export function unitPurchaseMinimum(payment: Currency, rateOfEuro: string): Money {
  if (payment.currencyCode === minUnitPurchase.currencyCode) return minUnitPurchase;
  return multiplyByRate(minUnitPurchase, rateOfEuro, payment, 'up');
}

export type UnitPurchaseTerms = {
  /** USD per unit of the paying currency: `'1'` for USD. */
  readonly rateToDollar: string;
  /** Price of one unit of the token, in USD (D-LIM-04). */
  readonly unitPrice: string;
  readonly minimum: Money;
};

/**
 * Calculates the units bought: amount in USD / unit price, rounded down once to the token's decimals (RULE-018).
 * @throws ProgrammingError when the price is zero
 */
export function unitPurchase(amount: Money, token: Currency, { rateToDollar, unitPrice, minimum }: UnitPurchaseTerms) {
  const units = scaleMoney(amount, rateToDollar, unitPrice, token, 'down');
  return { units, isAllowed: !isLess(amount, minimum) && isPositive(units) };
}
