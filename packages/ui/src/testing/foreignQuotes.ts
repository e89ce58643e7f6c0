import type { Quote } from '@wallet/core/fees/quote';
import { addMoney, isMore, subtractMoney } from '@wallet/core/money/arithmetic';
import { type Currency, money, type Money, zeroMoney } from '@wallet/core/money/money';
import { calculatePercent, divideByRate, multiplyByRate } from '@wallet/core/money/rates';
import { btc } from '@wallet/core/testing/amounts';

/** An amount, by default what every account has. */
export const of = ({ currencyCode, decimals }: Currency, text = '90000') => money(text, currencyCode, decimals);
/** What is bought with it. */
export const into: Currency = { currencyCode: 'QQQ', decimals: 4 };

/** A fee that is no formula of the library: 3 up to 100, 1.1 % above, none above 10,000. */
function tieredFee(amount: Money): Money {
  if (isMore(amount, of(amount, '10000'))) return of(amount, '0');
  return isMore(amount, of(amount, '100')) ? calculatePercent(amount, '1.1', 'up') : of(amount, '3');
}

const tooMuch = (amount: Money) => (isMore(amount, of(amount, '50000')) ? 'Call us first' : null);
export const quoteOnTop = (amount: Money, networkFee = of(amount, '0')): Quote => {
  const fee = addMoney(networkFee, tieredFee(amount));
  return { fee, total: addMoney(amount, fee), arrives: amount, isAllowed: tooMuch(amount) === null, refusal: tooMuch(amount) };
};
const quoteInto =
  (toOther: (amount: Money) => Money) =>
  (amount: Money): Quote => {
    const fee = tieredFee(amount);
    const isAllowed = isMore(amount, fee) && tooMuch(amount) === null;
    const arrives = toOther(isAllowed ? subtractMoney(amount, fee) : zeroMoney(amount));
    return { fee, total: amount, arrives, isAllowed, refusal: tooMuch(amount) };
  };
export const quoteDeducted = quoteInto((rest) => rest);
export const quoteExchange = quoteInto((rest) => multiplyByRate(rest, '2', into, 'down'));
export const quotePurchase = quoteInto((rest) => divideByRate(rest, '4', btc('0'), 'down'));
export const quoteSale = quoteInto((rest) => multiplyByRate(rest, '4', into, 'down'));
