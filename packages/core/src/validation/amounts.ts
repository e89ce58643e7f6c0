import { amountIntegerDigits } from '../limits/limits.ts';
import { isLess, isMore, isPositive, isZero } from '../money/arithmetic.ts';
import { money, toAmountText, type Money } from '../money/money.ts';

/** Returns how many integer digits an amount may have: 10, or as many as the balance has, which can always be entered (LIM-018, FMT-022). */
export const integerDigitsOf = (balance: Money): number => Math.max(amountIntegerDigits, toAmountText(balance).search(/\.|$/));

/**
 * True for an amount that may be sent: digits with an optional decimal part, no sign, no exponent, no more integer digits than allowed and
 * no more decimals than the currency has. Anything else is "Incorrect amount" (FMT-021, RULE-004, SEND-011, SEND-012, LEG-013, LEG-014).
 */
export function isAmountText(text: string, decimals: number, integerDigits = amountIntegerDigits): boolean {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return false;
  const [, whole = '', fraction = ''] = match;
  return whole.replace(/^0+(?=\d)/, '').length <= integerDigits && fraction.length <= decimals;
}

/**
 * Reasons to refuse the amount of a sale or purchase: `incorrect` ("Incorrect amount") and `belowMinimum` ("Minimum amount is €{min}" or
 * "Minimum amount is {min} {currency}").
 */
export type TradeAmountIssue = 'incorrect' | 'belowMinimum';

type TradeAmountBounds = { readonly balance: Money; readonly minimum: Money; readonly total?: Money | undefined };

/**
 * Checks the amount of a legacy sale or purchase and returns the problem, or null. It checks shape, decimals, balance and minimum, in this
 * order. Empty is not an error, because the button is disabled then. An amount equal to the minimum passes (LEG-013 to LEG-017, D-LEG-08,
 * FMT-057, OPS-001 to OPS-003).
 * @param bounds `balance` is the spendable amount and determines the currency. It has to cover `total`, by default the amount
 */
export function checkTradeAmount(text: string, { balance, minimum, total }: TradeAmountBounds): TradeAmountIssue | null {
  if (text === '') return null;
  if (!isAmountText(text, balance.decimals, integerDigitsOf(balance))) return 'incorrect';
  const amount = money(text, balance.currencyCode, balance.decimals);
  if (isMore(total ?? amount, balance)) return 'incorrect';
  return isLess(amount, minimum) ? 'belowMinimum' : null;
}

/**
 * Reasons to refuse the amount of a send: `required` ("This field is required"), `incorrect` ("Incorrect amount"), `notPositive` ("Amount
 * must be greater than zero"), `belowMinimum` ("Min: {amount}") and `notEnoughFunds` ("Not enough funds", in the usual flow "Incorrect
 * amount").
 */
export type SendAmountIssue = 'required' | 'incorrect' | 'notPositive' | 'belowMinimum' | 'notEnoughFunds';

/**
 * Checks the amount of a send and returns the problem, or null. Both flows share the checks and differ only in the message for too much
 * (SEND-011 to SEND-013, TRS-009 to TRS-012, D-SEND-06, D-SEND-10).
 * @param lower minimum, inclusive. Zero when there is none: then only zero is refused
 * @param upper spendable amount, determines the currency
 */
export function checkSendAmount(text: string, { lower, upper }: { lower: Money; upper: Money }): SendAmountIssue | null {
  if (text === '') return 'required';
  if (!isAmountText(text, upper.decimals, integerDigitsOf(upper))) return 'incorrect';
  const amount = money(text, upper.currencyCode, upper.decimals);
  if (isZero(lower) && !isPositive(amount)) return 'notPositive';
  if (isLess(amount, lower)) return 'belowMinimum';
  return isMore(amount, upper) ? 'notEnoughFunds' : null;
}
