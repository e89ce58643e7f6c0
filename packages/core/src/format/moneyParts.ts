import { fiatDecimals, isFiat, maxCryptoDecimals, usdcTransactionDecimals, walletViewDecimals } from '../limits/currencies.ts';
import { writeUnits } from '../money/decimal.ts';
import { toMinorUnits, type Money } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS, NO_BREAK_SPACE } from './characters.ts';
import { currencySign } from './currencySign.ts';
import { groupDigits } from './groupDigits.ts';
import { language } from './language.ts';

/**
 * Where an amount stands. `sentence`: sentences, details, forms and fees, crypto with at most 8 decimals and no zeros at the end.
 * `column`: lists and tables of wallets, crypto with exactly 5. `transactions`: lists of transactions, as columns but USDC with 6.
 * `short`: limits in messages, zeros at the end cut from fiat too ("Minimum amount is €10").
 */
export type MoneyPlace = 'sentence' | 'column' | 'transactions' | 'short';

/** Which sign is written: `auto` a minus only, `always` plus or minus, `never` none, whatever the amount. Zero has none. */
export type MoneySign = 'auto' | 'always' | 'never';

export type MoneyFormat = { readonly place?: MoneyPlace | undefined; readonly sign?: MoneySign | undefined };

/** A shown amount in pieces, for a component that draws them differently; joined they are what `formatMoney` answers. */
export type MoneyParts = {
  /** `'−'`, `'+'` or `''`. */
  readonly sign: string;
  /** `'€'`, `'$'` or `''`; behind the sign, `''` where the language puts it behind the number. */
  readonly currencySign: string;
  /** `'<'` when a crypto amount that is not zero would show as zero, else `''`. */
  readonly lessThan: string;
  /** Whole digits in groups. */
  readonly whole: string;
  /** Point and decimals, `''` when there are none. */
  readonly fraction: string;
  /** `'€'` or `'$'` behind the number and a no-break space, where the language puts it there, else `''`. */
  readonly signBehind: string;
  /** Code behind the number, `''` for fiat. */
  readonly code: string;
};

/**
 * The pieces of an amount as it is shown, always rounded down.
 * @see FMT-031 to FMT-036, FMT-048, FMT-051, D-FMT-14, D-FMT-17, D-FMT-26
 */
export function moneyParts(amount: Money, { place = 'sentence', sign = 'auto' }: MoneyFormat = {}): MoneyParts {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const fiat = isFiat(currencyCode);
  const shownDecimals = fiat ? fiatDecimals : coinDecimals(currencyCode, place);
  const magnitude = rescale(units < 0n ? -units : units, decimals, shownDecimals, 'down');
  const isTiny = magnitude === 0n && units !== 0n && !fiat;
  const digits = writeUnits(isTiny ? 1n : magnitude, shownDecimals);
  const point = digits.length - shownDecimals - 1;
  const { point: mark, signBehind } = language();
  const fraction = digits.slice(point).replace('.', mark);
  const money = fiat ? currencySign(currencyCode) : '';
  const cutsZeros = place === 'short' || (place === 'sentence' && !fiat);
  return {
    sign: magnitude === 0n && !isTiny ? '' : writeSign(units < 0n, sign),
    currencySign: signBehind ? '' : money,
    lessThan: isTiny ? '<' : '',
    whole: groupDigits(digits.slice(0, point)),
    fraction: cutsZeros ? fraction.replace(/[.,]?0+$/, '') : fraction,
    signBehind: signBehind && fiat ? `${NO_BREAK_SPACE}${money}` : '',
    code: fiat ? '' : currencyCode,
  };
}

function coinDecimals(currencyCode: string, place: MoneyPlace): number {
  if (place === 'sentence' || place === 'short') return maxCryptoDecimals;
  return place === 'transactions' && currencyCode === 'USDC' ? usdcTransactionDecimals : walletViewDecimals;
}

function writeSign(isNegative: boolean, sign: MoneySign): string {
  if (sign === 'never') return '';
  if (isNegative) return MINUS;
  return sign === 'always' ? '+' : '';
}
