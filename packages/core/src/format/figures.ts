import { builtInLocale, perLocale, type Locale } from './locale.ts';

/** How a locale writes a figure, read once from `Intl`. Digits are Latin in every locale. */
export type Figures = {
  /** Between the whole digits and the decimals. */
  readonly point: string;
  /** Between groups of whole digits. */
  readonly group: string;
  /** Digits in the group before the decimal mark: 3. */
  readonly lastGroup: number;
  /** Digits in each group before that: 3, in India 2. */
  readonly otherGroups: number;
  /** Fewest whole digits that are grouped: 4, in Polish and Spanish 5. */
  readonly fewestGrouped: number;
  /** What is before the digits: a sign of currency or percent with its space, or nothing. */
  readonly before: string;
  /** What is behind them. */
  readonly behind: string;
};

/** The only signs of currencies: € for EUR, $ for every other fiat currency. */
export type CurrencySign = '€' | '$';

/** A number without a unit. */
export const numberFigures = perLocale((locale) => readFigures(locale, {}));
/** A percentage. */
export const percentFigures = perLocale((locale) => readFigures(locale, { style: 'percent' }));
/** An amount with its sign. Austria and Switzerland group amounts of money by other marks than numbers. */
const signedFigures = perLocale((locale) => ({
  '€': readFigures(locale, moneyOptions('EUR'), '€'),
  $: readFigures(locale, moneyOptions('USD'), '$'),
}));

/** An amount of fiat with its sign; of an amount without one, a coin's among them, only the marks and groups are used. */
export function moneyFigures(locale: Locale, sign: CurrencySign = '€'): Figures {
  return signedFigures(locale)[sign];
}

/** Options of `Intl` for an amount in its currency's own sign. */
export function moneyOptions(currency: 'EUR' | 'USD'): Intl.NumberFormatOptions {
  return { style: 'currency', currency, currencyDisplay: 'narrowSymbol' };
}

/** The locale that `Intl` writes figures and names of months by: the specification's `$1.25B` and `Sep` are American. */
export function intlLocale(locale: Locale): Locale {
  return locale === builtInLocale ? 'en-US' : locale;
}

/** Whole digits in groups: `1234567` is `1,234,567`, in German `1.234.567`, in Polish `1 234 567`. */
export function groupDigits(digits: string, { group, lastGroup, otherGroups, fewestGrouped }: Figures): string {
  if (digits.length < fewestGrouped) return digits;
  let end = digits.length - lastGroup;
  let grouped = digits.slice(end);
  for (; end > otherGroups; end -= otherGroups) grouped = `${digits.slice(end - otherGroups, end)}${group}${grouped}`;
  return `${digits.slice(0, end)}${group}${grouped}`;
}

/** An unsigned decimal text, `1234.50`, in a locale's marks and groups. */
export function writeFigure(text: string, figures: Figures): string {
  const point = text.indexOf('.');
  if (point === -1) return groupDigits(text, figures);
  return `${groupDigits(text.slice(0, point), figures)}${figures.point}${text.slice(point + 1)}`;
}

/** @param sign in place of the sign that `Intl` writes, where the two differ */
function readFigures(locale: Locale, options: Intl.NumberFormatOptions, sign?: CurrencySign): Figures {
  const format = new Intl.NumberFormat(intlLocale(locale), { ...options, numberingSystem: 'latn', minimumFractionDigits: 1 });
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
    before: around(0, begin),
    behind: around(end + 1),
  };
}
