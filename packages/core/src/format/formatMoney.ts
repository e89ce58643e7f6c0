import { coinDecimals, isFiat, shownFiatDecimals, usdcTransactionDecimals, walletListDecimals } from '../limits/currencies.ts';
import { writeUnits } from '../money/decimal.ts';
import { toAmountText, type Money, toMinorUnits } from '../money/money.ts';
import { rescale } from '../money/rounding.ts';
import { MINUS, NO_BREAK_SPACE } from './characters.ts';
import { addSign, groupDigits, intlLocale, moneyFigures, writeFigure } from './figures.ts';
import { perLocale, type Locale } from './locale.ts';

/**
 * Where an amount is shown.
 * - `sentence`: sentences, details, forms and fees. Crypto has at most 8 decimals, without trailing zeros. A coin that the house does not
 *   know has as many as its currency.
 * - `column`: lists and tables of wallets. Crypto has 5 decimals, or fewer if its currency has.
 * - `transactions`: lists of transactions. Like `column`, but USDC has 6 decimals.
 * - `short`: limits in messages. Trailing zeros are dropped for fiat too ("Minimum amount is €10").
 */
export type MoneyPlace = 'sentence' | 'column' | 'transactions' | 'short';

/** Which sign is written: `auto` only a minus, `always` plus or minus, `never` none. Zero never has a sign. */
export type MoneySign = 'auto' | 'always' | 'never';

export type MoneyFormat = { readonly place?: MoneyPlace | undefined; readonly sign?: MoneySign | undefined };

/**
 * Parts of a displayed amount, for a component that styles them differently. Together they make up the result of `formatMoney`, where
 * `addSign` writes the sign.
 */
export type MoneyParts = {
  /** `'−'`, `'+'` or `''`. */
  readonly sign: string;
  /**
   * `'€'`, `'$'` or another after the sign, with its space where the locale writes one. `''` for crypto, or where the locale puts it after the
   * number.
   */
  readonly currencySign: string;
  /** `'<'` when a crypto amount that is not zero would show as zero, else `''`. */
  readonly lessThan: string;
  /** Integer digits in groups. */
  readonly whole: string;
  /** Decimal mark and decimals, `''` when there are none. */
  readonly fraction: string;
  /** `'€'`, `'$'` or another after the number, with its space, where the locale puts it there, else `''`. */
  readonly signBehind: string;
  /** Code after the number, `''` for fiat. */
  readonly code: string;
};

/**
 * Splits an amount into the parts that are displayed, always rounded down (FMT-031 to FMT-036, FMT-048, FMT-051, D-FMT-14, D-FMT-17,
 * D-FMT-26).
 */
export function splitMoney(amount: Money, locale: Locale, { place = 'sentence', sign = 'auto' }: MoneyFormat = {}): MoneyParts {
  const { currencyCode, decimals } = amount;
  const units = toMinorUnits(amount);
  const hasSign = isFiat(currencyCode);
  const shownDecimals = hasSign ? shownFiatDecimals(amount) : getCoinDecimals(amount, place);
  const magnitude = rescale(units < 0n ? -units : units, decimals, shownDecimals, 'down');
  const isTiny = magnitude === 0n && units !== 0n && !hasSign;
  const digits = writeUnits(isTiny ? 1n : magnitude, shownDecimals);
  const point = shownDecimals === 0 ? digits.length : digits.length - shownDecimals - 1;
  const figures = moneyFigures(locale, currencySign(currencyCode, locale));
  const cutsZeros = place === 'short' || (place === 'sentence' && !hasSign);
  const fraction = cutsZeros ? digits.slice(point + 1).replace(/0+$/, '') : digits.slice(point + 1);
  return {
    sign: magnitude === 0n && !isTiny ? '' : writeSign(units < 0n, sign),
    currencySign: hasSign ? figures.before : '',
    lessThan: isTiny ? '<' : '',
    whole: groupDigits(digits.slice(0, point), figures),
    fraction: fraction === '' ? '' : figures.point + fraction,
    signBehind: hasSign ? figures.behind : '',
    code: hasSign ? '' : currencyCode,
  };
}

function getCoinDecimals(amount: Money, place: MoneyPlace): number {
  if (place === 'sentence' || place === 'short') return coinDecimals(amount);
  if (place === 'transactions' && amount.currencyCode === 'USDC') return usdcTransactionDecimals;
  return Math.min(amount.decimals, walletListDecimals);
}

function writeSign(isNegative: boolean, sign: MoneySign): string {
  if (sign === 'never') return '';
  if (isNegative) return MINUS;
  return sign === 'always' ? '+' : '';
}

/**
 * Formats an amount for display: `€1,234.50`, `−$3.10`, `0.5 BTC` (no-break space), in columns `0.50000 BTC` (FMT-031 to FMT-036, D-FMT-14,
 * D-FMT-17, D-SEND-17).
 * @param format place and sign. By default in a sentence, with a minus only
 */
export function formatMoney(amount: Money, locale: Locale, format?: MoneyFormat): string {
  const { sign, currencySign: signBefore, lessThan, whole, fraction, signBehind, code } = splitMoney(amount, locale, format);
  const number = addSign(sign, `${lessThan}${signBefore}${whole}${fraction}${signBehind}`, locale);
  return code === '' ? number : `${number}${NO_BREAK_SPACE}${code}`;
}

/**
 * Formats an amount with all its decimals and groups, without currency sign or code: `1,234.50`. For messages that add the code themselves:
 * "Min: more than 10.00 EUR" (SEPA-012, D-SEPA-03, D-FX-01).
 */
export function formatAmount(amount: Money, locale: Locale): string {
  const text = toAmountText(amount);
  const sign = text.startsWith('-') && /[1-9]/.test(text) ? MINUS : '';
  return addSign(sign, writeFigure(text.replace('-', ''), moneyFigures(locale)), locale);
}

/**
 * Formats an amount for screen readers. The minus, which they often skip, is spelled out (D-TRS-19).
 * @param minus the word for it in the language of the locale
 */
export function formatSpokenMoney(amount: Money, locale: Locale, minus: string): string {
  return formatMoney(amount, locale).replace(MINUS, `${minus} `);
}

/** Signs by currency. Euros and dollars have the house's in every locale. */
const fiatSigns = perLocale(
  () =>
    new Map([
      ['EUR', '€'],
      ['USD', '$'],
    ]),
);

/**
 * Returns the sign of a fiat currency, `€`, `$`, or another as `Intl` writes it for the reader: `CA$`, in French `$CA`. A coin has none but its
 * code (FMT-036, D-FMT-18, D-FMT-38).
 */
export function currencySign(currencyCode: string, locale: Locale): string {
  const signs = fiatSigns(locale);
  const known = signs.get(currencyCode);
  if (known !== undefined || !isFiat(currencyCode)) return known ?? currencyCode;
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency: currencyCode });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currencyCode;
  // A Canadian dollar is "$" in Canada, but the house's "$" is that of the United States.
  const own = sign === '$' || sign === '€' ? currencyCode : sign;
  signs.set(currencyCode, own);
  return own;
}

/** Adds the currency sign to a figure where the locale puts it: `€10`, in German `10 €` (FMT-036). */
export function addCurrencySign(figure: string, currencyCode: string, locale: Locale): string {
  const { before, behind } = moneyFigures(locale, currencySign(currencyCode, locale));
  return `${before}${figure}${behind}`;
}

/**
 * Formats an amount as the text of an amount field: no groups, no code, a decimal point. Trailing zeros are dropped, but fiat with cents
 * keeps both digits: `100`, `12450.50`, `0.4999` (LEG-025, D-LEG-11, SEND-016, D-FX-06).
 */
export function formatMoneyInput(amount: Money): string {
  const text = toAmountText(amount);
  if (!text.includes('.')) return text;
  return isFiat(amount.currencyCode) ? text.replace(/\.0+$/, '') : text.replace(/\.?0+$/, '');
}

/** Formats an amount that a screen calculates into a field: like `formatMoneyInput`, but fiat always keeps all its decimals: `100.00`, `0.4999`. */
export function formatFilledInput(amount: Money): string {
  return isFiat(amount.currencyCode) ? toAmountText(amount) : formatMoneyInput(amount);
}
