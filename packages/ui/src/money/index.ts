/**
 * Amounts for the view models of this library. `money('12.50', 'EUR', 2)` creates one and `amountOf` returns its decimal string. Arithmetic
 * refuses mixed currencies, and every operation that can lose a digit states its rounding.
 */
export {
  absoluteMoney,
  addMoney,
  compareMoney,
  isLess,
  isMore,
  isNegative,
  isPositive,
  isZero,
  maxMoney,
  minMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from '@wallet/core/money/arithmetic';
export {
  toAmountText as amountOf,
  fromMinorUnits,
  money,
  parseMoney,
  toMinorUnits,
  zeroMoney,
  type Currency,
  type Money,
} from '@wallet/core/money/money';
export { convertMoney as convert, divideByRate, multiplyByRate, calculatePercent as percentOf, type Rates } from '@wallet/core/money/rates';
export { roundMoney, type Rounding } from '@wallet/core/money/rounding';
