import { moneyFigures } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';
import { toLatinDigits, maxTypedLength, removeInvisible } from './typedText.ts';

/**
 * Why an amount field rejects a text: it is not an amount, is in another currency, has a second decimal point, or has too many digits before
 * or after it.
 */
export type AmountRefusal = 'text' | 'currency' | 'point' | 'digits' | 'decimals';

/** An amount as an amount field stores it, with a decimal point and no groups. */
export type ReadAmount = { readonly kind: 'read'; readonly text: string } | { readonly kind: 'rejected'; readonly why: AmountRefusal };

/** Marks that may be the decimal point: dot and comma, also full-width, the Arabic separator and the Arabic comma. */
export const POINTS = /[.,\uFF0E\uFF0C\u066B\u060C]/g;
/** Marks that only ever group thousands: apostrophes, the Arabic separator, and spaces, including no-break spaces, but no tab or line break. */
export const GROUPS = /['\u2019\uFF07\u066C\p{Zs}]/gu;
/** An amount in digits and marks. It may start or end with a point, as in ".5" and "5.". */
const FIGURE =
  /[.,\uFF0E\uFF0C\u066B\u060C]?\d(?:[\d.,\uFF0E\uFF0C\u066B\u060C'\u2019\uFF07\u066C\p{Zs}]*[\d.,\uFF0E\uFF0C\u066B\u060C])?/u;
/** Signs that carry no currency, including "about": a history shows "+€500.00" and "−€120.00". */
const SIGNS = /[\s+\-\u2212\u2013\u2248=\uFF0B\uFF0D]/g;
/** A currency sign, with `US` on either side, or a currency code. */
const UNIT = /^(?:US)?(\p{Sc})(?:US)?$|^(\p{Letter}{3,5})$/u;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '＄': 'USD', '£': 'GBP', '￡': 'GBP' };

const refused = { kind: 'rejected', why: 'text' } as const;

/**
 * Reads an amount from any source: written by this product in any locale, by a bank, or by a person. A currency sign or code may be on
 * either side, and a plus, a minus or "≈" before it. Of two kinds of marks, the last one is the decimal point. One kind that occurs twice
 * groups. A single mark that groups in `locale` does so when three digits follow: `1,234` is 1234 in English and 1.234 in German. Spaces and
 * apostrophes group three digits, otherwise they separate two figures (FMT-021, FMT-024, D-FMT-10).
 * @param currencyCode currency of the field. An amount in another currency is refused
 */
export function readAmount(written: string, locale: Locale, currencyCode?: string): ReadAmount {
  if (written.length > maxTypedLength) return refused;
  const text = toLatinDigits(removeInvisible(written));
  const [figure = ''] = FIGURE.exec(text) ?? [];
  const begin = text.indexOf(figure);
  const around = [text.slice(0, begin), text.slice(begin + figure.length)];
  if (figure === '' || around.some((words) => /\d/.test(words))) return refused;
  for (const unit of around.map((words) => words.replaceAll(SIGNS, ''))) {
    if (unit === '') continue;
    const [, sign, letters] = UNIT.exec(unit) ?? [];
    if (sign === undefined && letters === undefined) return refused;
    const code = sign === undefined ? letters?.toUpperCase() : CODES[sign];
    if (currencyCode !== undefined && code !== currencyCode) return { kind: 'rejected', why: 'currency' };
  }
  const [first = '', ...groups] = figure.split(GROUPS);
  const isGroup = (digits: string, place: number): boolean => (place < groups.length - 1 ? /^\d{3}$/ : /^\d{3}(?!\d)/).test(digits);
  const isOneFigure = groups.length === 0 || (/^\d{1,3}$/.test(first) && groups.every(isGroup));
  const read = isOneFigure ? removeGroups(first + groups.join(''), locale) : null;
  return read === null ? refused : { kind: 'read', text: read };
}

/** Removes groups and writes the decimal mark as a point. Null when the marks are ambiguous. */
function removeGroups(figure: string, locale: Locale): string | null {
  const marks = figure.match(POINTS) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return figure;
  const isOneKind = marks.every((mark) => mark === last);
  const { group, otherGroups } = moneyFigures(locale);
  if (isOneKind && (marks.length > 1 || last === group)) {
    const [first = '', ...groups] = figure.split(last);
    const isGrouped = groups.every(({ length }, place) => length === 3 || (length === otherGroups && place < groups.length - 1));
    if (isGrouped && /^[1-9]\d{0,2}$/.test(first)) return figure.replaceAll(POINTS, '');
  }
  if (marks.filter((mark) => mark === last).length > 1) return null;
  const point = figure.lastIndexOf(last);
  return `${figure.slice(0, point).replaceAll(POINTS, '')}.${figure.slice(point + 1)}`;
}
