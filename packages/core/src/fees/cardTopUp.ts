import { ProgrammingError } from '../errors/ProgrammingError.ts';
import { addMoney, isLess, isNegative, subtractMoney } from '../money/arithmetic.ts';
import { parseDecimal, powerOfTen } from '../money/decimal.ts';
import { type Money, zeroMoney } from '../money/money.ts';
import { grossUp } from '../money/rates.ts';

/** Settings of a card top-up, in the account's currency (CARD-002). */
export type CardTopUpSettings = {
  /** Minimum amount, inclusive. */
  readonly minimal: Money;
  /** In percent, in the provider's notation: `'2.5'` is 2.5 %. At least 0 and below 100. */
  readonly feeRelative: string;
  readonly feeAbsolute: Money;
};

/** Cost of a card top-up: the card is charged `total`, the account is credited with the typed amount. */
export type CardTopUpQuote = {
  readonly fee: Money;
  readonly total: Money;
  /** True when the amount reaches the minimum. Otherwise fee and total are zero (CARD-008). */
  readonly isAllowed: boolean;
};

/**
 * Calculates the fee and total of a card top-up: total = (amount + absolute) / (1 - relative / 100), rounded down; fee = total - amount
 * (CARD-006, CARD-007, CARD-008, CARD-011, D-CARD-01, RULE-006).
 * @param amount to be credited
 * @throws ProgrammingError when {@link areCardFeesUsable} is false
 */
export function cardTopUp(amount: Money, settings: CardTopUpSettings): CardTopUpQuote {
  if (!areCardFeesUsable(settings)) {
    throw new ProgrammingError('cardTopUp: with these settings no total follows from an amount. Treat them as data that cannot be loaded.');
  }
  const nothing = zeroMoney(amount);
  if (isLess(amount, settings.minimal)) return { fee: nothing, total: nothing, isAllowed: false };
  const total = grossUp(addMoney(amount, settings.feeAbsolute), settings.feeRelative, 'down');
  return { fee: subtractMoney(total, amount), total, isAllowed: true };
}

/** True when a fee can be calculated with these settings: 0 <= relative < 100, nothing negative (D-CARD-23). */
export function areCardFeesUsable({ minimal, feeRelative, feeAbsolute }: CardTopUpSettings): boolean {
  const { units, scale } = parseDecimal(feeRelative);
  return units >= 0n && units < powerOfTen(scale + 2) && !isNegative(feeAbsolute) && !isNegative(minimal);
}
