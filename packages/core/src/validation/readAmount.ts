import { moneyFigures } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';
import { latinDigits, mostTyped, withoutUnseen } from './typedText.ts';

/** Why a text is not taken into an amount field: it is no amount, is one of another currency, or has too many digits before or after the point. */
export type AmountRefusal = 'text' | 'currency' | 'digits' | 'decimals';

/** A written amount as an amount field keeps it, with a point and no groups. */
export type ReadAmount = { readonly kind: 'read'; readonly text: string } | { readonly kind: 'rejected'; readonly why: AmountRefusal };

/** Marks that may stand for the decimal point: dot and comma, also of full width, the Arabic separator and the Arabic comma. */
export const POINTS = /[.,\uFF0E\uFF0C\u066B\u060C]/g;
/** Marks that only ever group thousands: apostrophes, the Arabic separator, and spaces, the no-break ones included. */
export const GROUPS = /['\u2019\uFF07\u066C\s]/g;
/** An amount in digits and marks, with what is before and after it: a point may begin and end it, as ".5" and "5." are typed. */
const FIGURE = /[.,\uFF0E\uFF0C\u066B\u060C]?\d(?:[\d.,\uFF0E\uFF0C\u066B\u060C'\u2019\uFF07\u066C\s]*[\d.,\uFF0E\uFF0C\u066B\u060C])?/;
/** Signs and "about" carry no currency: a history writes "+€500.00" and "−€120.00". */
const SIGNS = /[\s+\-\u2212\u2013\u2248=\uFF0B\uFF0D]/g;
/** A sign of currency, with `US` on either side, or a code. */
const UNIT = /^(?:US)?(\p{Sc})(?:US)?$|^(\p{Letter}{3,5})$/u;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '＄': 'USD', '£': 'GBP', '￡': 'GBP' };

const refused = { kind: 'rejected', why: 'text' } as const;

/**
 * Reads an amount that was written somewhere: by this product in any locale, by a bank, by hand. A sign of currency or a code may stand on
 * either side, a plus, a minus or "≈" before it. Of two kinds of marks the last is the decimal point; one kind that occurs twice groups; a
 * single mark that groups in `locale` does so where three digits follow: `1,234` is 1234 in English and 1.234 in German.
 * @param currencyCode the field's own; an amount of another currency is refused
 * @see FMT-021, FMT-024, D-FMT-10
 */
export function readAmount(written: string, locale: Locale, currencyCode?: string): ReadAmount {
  if (written.length > mostTyped) return refused;
  const text = latinDigits(withoutUnseen(written));
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
  const read = withoutGroups(figure.replaceAll(GROUPS, ''), locale);
  return read === null ? refused : { kind: 'read', text: read };
}

/** The figure with its decimal mark as a point; null where the marks cannot be told apart. */
function withoutGroups(figure: string, locale: Locale): string | null {
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
