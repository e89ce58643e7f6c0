import { NO_BREAK_SPACE, RIGHT_TO_LEFT_MARK } from './characters.ts';
import { builtInLocale, perLocale, type Locale } from './locale.ts';

/** How a locale writes numbers, read once from `Intl`. Digits are Latin in every locale. */
export type Figures = {
  /** Between integer digits and decimals. */
  readonly point: string;
  /** Between groups of integer digits. */
  readonly group: string;
  /** Digits in the group before the decimal mark: 3. */
  readonly lastGroup: number;
  /** Digits in each group before that: 3, in India 2. */
  readonly otherGroups: number;
  /** Minimum number of integer digits that are grouped: 4, in Polish and Spanish 5. */
  readonly fewestGrouped: number;
  /** Text before the digits: a currency or percent sign with its space, or nothing. */
  readonly before: string;
  /** Text after the digits. */
  readonly behind: string;
};

/**
 * What `Intl` writes before a sign: a left-to-right mark in Arabic, Hebrew and other languages written from right to left, else nothing.
 * Without it a sign goes to the right of its digits there.
 */
const signMark = perLocale((locale) => {
  const [plus] = new Intl.NumberFormat(intlLocale(locale), { signDisplay: 'always' }).formatToParts(1);
  return plus?.value.replace('+', '') ?? '';
});

export const numberFigures = perLocale((locale) => readFigures(locale, {}));
export const percentFigures = perLocale((locale) => readFigures(locale, { style: 'percent' }));
/** Amounts with their sign. Austria and Switzerland group money with other marks than plain numbers. */
const signedFigures = perLocale(() => new Map<string, Figures>());

/**
 * Returns the notation of a fiat amount with its sign. For amounts without one, such as those of coins, only the marks and groups are used.
 * @param sign of any currency: '£', 'CHF'
 */
export function moneyFigures(locale: Locale, sign = '€'): Figures {
  const signed = signedFigures(locale);
  const cached = signed.get(sign);
  if (cached !== undefined) return cached;
  const figures = readFigures(locale, moneyOptions(sign === '$' ? 'USD' : 'EUR'), sign);
  signed.set(sign, figures);
  return figures;
}

/** Returns the `Intl` options for an amount with its currency's own sign. */
export function moneyOptions(currency: string): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}

/** Returns the locale with the digits 0 to 9, which every figure has: in Arabic too, where amounts are typed with them. */
export function withLatinDigits(locale: Locale): Locale {
  return new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}

/** Returns the locale by which `Intl` writes figures and month names. The specification's `$1.25B` and `Sep` are American. */
export function intlLocale(locale: Locale): Locale {
  return withLatinDigits(locale === builtInLocale ? 'en-US' : locale);
}

/** Groups integer digits: `1234567` becomes `1,234,567`, in German `1.234.567`, in Polish `1 234 567`. */
export function groupDigits(digits: string, { group, lastGroup, otherGroups, fewestGrouped }: Figures): string {
  if (digits.length < fewestGrouped) return digits;
  let end = digits.length - lastGroup;
  let grouped = digits.slice(end);
  for (; end > otherGroups; end -= otherGroups) grouped = `${digits.slice(end - otherGroups, end)}${group}${grouped}`;
  return `${digits.slice(0, end)}${group}${grouped}`;
}

/** Writes an unsigned decimal string such as `1234.50` with a locale's marks and groups. */
export function writeFigure(text: string, figures: Figures): string {
  const point = text.indexOf('.');
  if (point === -1) return groupDigits(text, figures);
  return `${groupDigits(text.slice(0, point), figures)}${figures.point}${text.slice(point + 1)}`;
}

/**
 * Writes a plus or minus before a figure, in a language from right to left at the left of its digits.
 * @param figure may start with a mark that sets the direction of the whole figure, which stays first
 */
export function addSign(sign: string, figure: string, locale: Locale): string {
  const mark = sign === '' ? '' : signMark(locale);
  if (mark !== '' && figure.startsWith(RIGHT_TO_LEFT_MARK)) return `${RIGHT_TO_LEFT_MARK}${mark}${sign}${figure.slice(1)}`;
  return `${mark}${sign}${figure}`;
}

/** @param sign replaces the sign of `Intl` where the two differ */
function readFigures(locale: Locale, options: Intl.NumberFormatOptions, sign?: string): Figures {
  const format = new Intl.NumberFormat(intlLocale(locale), { ...options, minimumFractionDigits: 1 });
  const unit = options.style === 'percent' ? 100 : 1;
  const parts = format.formatToParts(1_234_567.5 / unit);
  const mark = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  const wholes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const lastGroup = wholes.at(-1) ?? 3;
  const begin = parts.findIndex(({ type }) => type === 'integer');
  const end = parts.findLastIndex(({ type }) => type === 'fraction');
  const around = (from: number, to?: number): string =>
    parts
      .slice(from, to)
      .map(({ type, value }) => (type === 'currency' ? (sign ?? value) : value))
      .join('');
  return {
    point: mark('decimal'),
    group: mark('group'),
    lastGroup,
    otherGroups: wholes.at(-2) ?? lastGroup,
    fewestGrouped: format.formatToParts(1234 / unit).some(({ type }) => type === 'group') ? 4 : 5,
    // A sign that ends in a letter is set apart from the digits, as CLDR does: 'CHF 5', '€5'.
    before: around(0, begin).replace(/[\p{L}.]$/u, `$&${NO_BREAK_SPACE}`),
    behind: around(end + 1).replace(/^\p{L}/u, `${NO_BREAK_SPACE}$&`),
  };
}
