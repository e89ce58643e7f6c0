import { isStablecoin } from '../limits/currencies.ts';
import { atLeastZero, isLess, isPositive, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, money, type Money, zeroMoney } from '../money/money.ts';
import { divideByRate, multiplyByRate, scaleMoney } from '../money/rates.ts';

/** Terms of buying a coin, all but `ask` in the currency that pays. */
export type BuyTerms = {
  /** Fixed fee, taken from the paid amount (D-LEG-06). */
  readonly fee: Money;
  /** Price of one coin. */
  readonly ask: string;
  /** Least amount, itself accepted. */
  readonly minimum: Money;
};

export type BuyQuote = {
  readonly received: Money;
  /** Whether the minimum is reached and anything at all is received. */
  readonly isAllowed: boolean;
};

/**
 * What a customer gets for an amount: (amount - fee) / ask, rounded down to the coin's decimals; zero while the fee eats it up.
 * @param amount what is debited
 * @param coin currency received
 * @throws ProgrammingError when the currencies differ or the price is zero
 * @see D-LEG-05, D-LEG-06, RULE-018
 */
export function buyCoin(amount: Money, coin: Currency, { fee, ask, minimum }: BuyTerms): BuyQuote {
  const spent = subtractMoney(amount, fee);
  const received = isPositive(spent) ? divideByRate(spent, ask, coin, 'down') : zeroMoney(coin);
  return { received, isAllowed: !isLess(amount, minimum) && isPositive(received) };
}

/** Where the minimum of a purchase comes from: the provider's entry for the paying currency, else the coin's own. */
export type BuyMinimumSources = { readonly ofPayment: Money | null; readonly ofCoin: Money | null; readonly ask: string };

/**
 * Least amount of a purchase: the paying currency's minimum; else the coin's times the price, rounded up (it says what must be
 * paid); else zero.
 * @param payment currency that pays
 * @see LEG-016, LEG-018, LEG-044, D-LEG-07, RULE-018
 */
export function buyMinimum(payment: Currency, { ofPayment, ofCoin, ask }: BuyMinimumSources): Money {
  if (ofPayment !== null) return ofPayment;
  return ofCoin === null ? zeroMoney(payment) : multiplyByRate(ofCoin, ask, payment, 'up');
}

export type BuyFeeSetting = 'buy_fee_btc_absolute' | 'buy_fee_eth_absolute' | 'buy_fee_erc20_absolute';

/**
 * The setting that holds the fixed fee of buying a coin, in EUR; null for a coin that none is named for.
 * @see LEG-046, D-LEG-06, API 3.6
 */
export function buyFeeSetting(coin: string): BuyFeeSetting | null {
  if (coin === 'BTC') return 'buy_fee_btc_absolute';
  if (coin === 'ETH') return 'buy_fee_eth_absolute';
  return isStablecoin(coin) ? 'buy_fee_erc20_absolute' : null;
}

/** Least sale of a stablecoin for which the provider names none. */
const STABLECOIN_SELL_MINIMUM = '11';

/**
 * What is credited for a coin: amount times bid, rounded down. The network fee comes on top and does not change it.
 * @param into fiat currency credited
 * @throws ProgrammingError when the rate cannot be read
 * @see D-LEG-05, RULE-018
 */
export function sellCoin(amount: Money, bid: string, into: Currency): Money {
  return multiplyByRate(amount, bid, into, 'down');
}

/**
 * Least amount of a sale, itself accepted: the provider's, else 11 for a stablecoin and 0 for crypto.
 * @see LEG-017, LEG-018, D-LEG-07, OPS-002
 */
export function sellMinimum(coin: Currency, minimum: Money | null, isStable: boolean): Money {
  if (minimum !== null) return minimum;
  return isStable ? money(STABLECOIN_SELL_MINIMUM, coin.currencyCode, coin.decimals) : zeroMoney(coin);
}

/**
 * The amount that "Use all" of a sale means: the balance less the network fee when the coin itself pays it, never below zero.
 * @param fee in the coin; null when none is chosen or another currency pays it
 * @throws ProgrammingError when the currencies differ
 * @see LEG-025, D-LEG-11, OPS-007
 */
export function sellAll(balance: Money, fee: Money | null): Money {
  return fee === null ? balance : atLeastZero(subtractMoney(balance, fee));
}

/**
 * Whether the network fee of a sale can be paid: a native coin must hold amount and fee, for any other the balance of the native
 * currency must hold the fee.
 * @param feeBalance available balance of the currency that pays the fee
 * @param amount amount sold when the coin itself pays the fee, else null
 * @see LEG-019, D-LEG-10
 */
export function canPaySellFee(fee: Money, feeBalance: Money, amount: Money | null): boolean {
  return !isLess(amount === null ? feeBalance : subtractMoney(feeBalance, amount), fee);
}

/** Least purchase of private equity, in EUR (LIM-092). */
export const leastUnitPurchase = money('100.00', 'EUR', 2);

/**
 * Least amount of a private-equity purchase: 100.00 EUR, in another currency converted and rounded up.
 * @param rateOfEuro how much of the paying currency one EUR is worth
 * @see RULE-018
 */
export function unitPurchaseMinimum(payment: Currency, rateOfEuro: string): Money {
  if (payment.currencyCode === leastUnitPurchase.currencyCode) return leastUnitPurchase;
  return multiplyByRate(leastUnitPurchase, rateOfEuro, payment, 'up');
}

/** Terms of a purchase of private equity. */
export type UnitPurchaseTerms = {
  /** How many USD one unit of the paying currency is worth: `'1'` for USD. */
  readonly rateToDollar: string;
  /** Price of one unit of the token, in USD (D-LIM-04). */
  readonly unitPrice: string;
  readonly minimum: Money;
};

/**
 * Units bought: amount in USD / unit price, rounded down once to the token's decimals.
 * @throws ProgrammingError when amount and minimum differ in currency or the price is zero
 * @see RULE-018
 */
export function unitPurchase(amount: Money, token: Currency, { rateToDollar, unitPrice, minimum }: UnitPurchaseTerms) {
  const units = scaleMoney(amount, rateToDollar, unitPrice, token, 'down');
  return { units, isAllowed: !isLess(amount, minimum) && isPositive(units) };
}
