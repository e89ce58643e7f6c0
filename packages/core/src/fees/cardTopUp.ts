import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { type CardLimitsLeft, findExceededCardLimit } from '../limits/cardLimits.ts';
import { addMoney, isLess, isNegative, subtractMoney } from '../money/arithmetic.ts';
import { parseDecimal, powerOfTen } from '../money/decimal.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { grossUp } from '../money/rates.ts';
import { plainPrice } from './price.ts';
import type { Quote } from './quote.ts';

/** Settings of a card top-up, in the account's currency (CARD-002). */
export type CardTopUpSettings = {
  /** Minimum amount, inclusive. */
  readonly minimal: Money;
  /** In percent, in the provider's notation: `'2.5'` is 2.5 %. At least 0 and below 100. */
  readonly feeRelative: string;
  readonly feeAbsolute: Money;
};

/**
 * Quotes a card top-up: total = (amount + absolute) / (1 - relative / 100), rounded down; fee = total - amount. Below the minimum, fee and
 * total are zero (CARD-006, CARD-007, CARD-008, CARD-011, D-CARD-01, RULE-006).
 * @param amount to be credited
 * @param limits that refuse it. They do not change what is allowed, because the provider says which limit is exceeded. Omit them to check
 * none
 * @throws ProgrammingError when `areCardFeesUsable` is false
 */
export function cardTopUp(amount: Money, settings: CardTopUpSettings, limits?: CardLimitsLeft): Quote {
  if (!areCardFeesUsable(settings)) {
    throw new ProgrammingError('cardTopUp: with these settings no total follows from an amount. Treat them as data that cannot be loaded.');
  }
  const nothing = zeroMoney(amount);
  const terms = {
    arrives: amount,
    minimum: settings.minimal,
    refusal: limits === undefined ? null : findExceededCardLimit(amount, limits),
  };
  if (isLess(amount, settings.minimal)) return { ...terms, fee: nothing, total: nothing, isAllowed: false };
  const total = grossUp(addMoney(amount, settings.feeAbsolute), settings.feeRelative, 'down');
  const fee = subtractMoney(total, amount);
  return { ...terms, fee, total, isAllowed: true, price: plainPrice(total, fee) };
}

/** True when a fee can be calculated with these settings: 0 <= relative < 100, nothing negative (D-CARD-23). */
export function areCardFeesUsable({ minimal, feeRelative, feeAbsolute }: CardTopUpSettings): boolean {
  const { units, scale } = parseDecimal(feeRelative);
  return units >= 0n && units < powerOfTen(scale + 2) && !isNegative(feeAbsolute) && !isNegative(minimal);
}
