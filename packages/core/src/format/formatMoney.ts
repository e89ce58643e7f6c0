import { fiatDecimals, isFiat, maxCryptoDecimals, usdcTransactionDecimals, walletViewDecimals } from '../limits/currencies.ts';
import { writeUnits } from '../money/decimal.ts';
import { amountOf, type Money, toMinorUnits } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS, NO_BREAK_SPACE } from './characters.ts';
import { groupDigits, moneyFigures, writeFigure, type CurrencySign } from './figures.ts';
import type { Locale } from './locale.ts';

/**
 * Where an amount is. `sentence`: sentences, details, forms and fees, crypto with at most 8 decimals and no zeros at the end.
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
  /** `'€'`, `'$'` or `''`, with its space where the locale writes one; behind the sign, `''` where the locale puts it behind the number. */
  readonly currencySign: string;
  /** `'<'` when a crypto amount that is not zero would show as zero, else `''`. */
  readonly lessThan: string;
  /** Whole digits in groups. */
  readonly whole: string;
  /** Point and decimals, `''` when there are none. */
  readonly fraction: string;
  /** `'€'` or `'$'` behind the number and its space, where the locale puts it there, else `''`. */
  readonly signBehind: string;
  /** Code behind the number, `''` for fiat. */
  readonly code: string;
};

/**
 * The pieces of an amount as it is shown, always rounded down.
 * @see FMT-031 to FMT-036, FMT-048, FMT-051, D-FMT-14, D-FMT-17, D-FMT-26
 */
export function moneyParts(amount: Money, locale: Locale, { place = 'sentence', sign = 'auto' }: MoneyFormat = {}): MoneyParts {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const fiat = isFiat(currencyCode);
  const shownDecimals = fiat ? fiatDecimals : coinDecimals(currencyCode, place);
  const magnitude = rescale(units < 0n ? -units : units, decimals, shownDecimals, 'down');
  const isTiny = magnitude === 0n && units !== 0n && !fiat;
  const digits = writeUnits(isTiny ? 1n : magnitude, shownDecimals);
  const point = digits.length - shownDecimals - 1;
  const figures = moneyFigures(locale, currencySign(currencyCode));
  const cutsZeros = place === 'short' || (place === 'sentence' && !fiat);
  const fraction = cutsZeros ? digits.slice(point + 1).replace(/0+$/, '') : digits.slice(point + 1);
  return {
    sign: magnitude === 0n && !isTiny ? '' : writeSign(units < 0n, sign),
    currencySign: fiat ? figures.before : '',
    lessThan: isTiny ? '<' : '',
    whole: groupDigits(digits.slice(0, point), figures),
    fraction: fraction === '' ? '' : figures.point + fraction,
    signBehind: fiat ? figures.behind : '',
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

/**
 * An amount as a customer reads it: `€1,234.50`, `−$3.10`, `0.5 BTC` (no-break space), in columns `0.50000 BTC`.
 * @param format where it is and which sign it carries; by default in a sentence, with a minus only
 * @see FMT-031 to FMT-036, D-FMT-14, D-FMT-17, D-SEND-17
 */
export function formatMoney(amount: Money, locale: Locale, format?: MoneyFormat): string {
  const { sign, currencySign: signBefore, lessThan, whole, fraction, signBehind, code } = moneyParts(amount, locale, format);
  const number = `${sign}${lessThan}${signBefore}${whole}${fraction}${signBehind}`;
  return code === '' ? number : `${number}${NO_BREAK_SPACE}${code}`;
}

/**
 * An amount with all its decimals and groups, without sign or code of the currency: `1,234.50`. For messages that put the code
 * behind it themselves: "Min: more than 10.00 EUR".
 * @see SEPA-012, D-SEPA-03, D-FX-01
 */
export function formatAmount(amount: Money, locale: Locale): string {
  const text = amountOf(amount);
  const sign = text.startsWith('-') && /[1-9]/.test(text) ? MINUS : '';
  return `${sign}${writeFigure(text.replace('-', ''), moneyFigures(locale))}`;
}

/** An amount as a screen reader should say it: the minus, often left out aloud, as a word. @see D-TRS-19 */
export function spokenMoney(amount: Money, locale: Locale, format?: MoneyFormat): string {
  return formatMoney(amount, locale, format).replace(MINUS, 'minus ');
}

/** The sign of a fiat currency: € for EUR, $ otherwise. Crypto has none: ask `isFiat` first. @see FMT-036, D-FMT-18 */
export function currencySign(currencyCode: string): CurrencySign {
  return currencyCode === 'EUR' ? '€' : '$';
}

/** A figure of fiat with its sign where the locale puts it: `€10`, in German `10 €`. @see FMT-036 */
export function withCurrencySign(figure: string, currencyCode: string, locale: Locale): string {
  const { before, behind } = moneyFigures(locale, currencySign(currencyCode));
  return `${before}${figure}${behind}`;
}

/**
 * An amount as the text of an amount field: no groups, no code, a point. Zeros at the end go, but fiat that has cents keeps both
 * digits: `100`, `12450.50`, `0.4999`.
 * @see LEG-025, D-LEG-11, SEND-016, D-FX-06
 */
export function formatMoneyInput(amount: Money): string {
  const text = amountOf(amount);
  if (!text.includes('.')) return text;
  return isFiat(amount.currencyCode) ? text.replace(/\.0+$/, '') : text.replace(/\.?0+$/, '');
}
