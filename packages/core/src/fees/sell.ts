import { atLeastZero, isLess, subtractMoney } from '../money/arithmetic.ts';
import { type Currency, money, type Money, zeroMoney } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';

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
export function sellMinimum(coin: Currency, named: Money | null, isStablecoin: boolean): Money {
  if (named !== null) return named;
  return isStablecoin ? money(STABLECOIN_SELL_MINIMUM, coin.currencyCode, coin.decimals) : zeroMoney(coin);
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
