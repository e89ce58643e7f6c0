import { moneyFigures } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';

/** Why a text is not taken into an amount field: it is no amount, is one of another currency, or has too many digits before or after the point. */
export type AmountRefusal = 'text' | 'currency' | 'digits' | 'decimals';

/** A written amount as an amount field keeps it, with a point and no groups. */
export type ReadAmount = { readonly kind: 'read'; readonly text: string } | { readonly kind: 'rejected'; readonly why: AmountRefusal };

/** Marks that may stand for the decimal point: dot, comma, Arabic decimal separator. */
export const POINTS = /[.,\u066B]/g;
/** Marks that only ever group thousands: apostrophes and spaces, the no-break ones included. */
export const GROUPS = /['\u2019\s]/g;
/** What comes along when an amount is selected with the words around it, and says nothing: marks of direction. */
const UNSEEN = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** A figure, with what is before and after it. */
const WRITTEN = /^([^\d.,\u066B]*)((?:[.,\u066B]?\d[\d.,\u066B'\u2019\s]*)?)(\D*)$/u;
/** Signs and "about" carry no currency: a history writes "+€500.00" and "−€120.00". */
const SIGNS = /[\s+\-\u2212\u2013\u2248=]/g;
const UNIT = /^(?:US)?(\p{Sc})$|^(\p{Letter}{3,5})$/u;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };

/** Digits of every script, and those of full width, as 0 to 9. */
export function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0));
}

/**
 * Reads an amount that was written somewhere: by this product in any locale, by a bank, by hand. A sign of currency or a code may stand on
 * either side, a plus, a minus or "≈" before it. Of two kinds of marks the last is the decimal point; one kind that occurs twice groups; a
 * single mark that groups in `locale` does so where three digits follow: `1,234` is 1234 in English and 1.234 in German.
 * @param currencyCode the field's own; an amount of another currency is refused
 * @see FMT-021, FMT-024, D-FMT-10
 */
export function readAmount(written: string, locale: Locale, currencyCode?: string): ReadAmount {
  const [, lead = '', figure = '', trail = ''] = WRITTEN.exec(latinDigits(written).replaceAll(UNSEEN, '')) ?? [];
  if (!/\d/.test(figure)) return { kind: 'rejected', why: 'text' };
  for (const unit of [lead, trail].map((text) => text.replaceAll(SIGNS, ''))) {
    if (unit === '') continue;
    const [, sign, letters] = UNIT.exec(unit) ?? [];
    if (sign === undefined && letters === undefined) return { kind: 'rejected', why: 'text' };
    const code = sign === undefined ? letters?.toUpperCase() : CODES[sign];
    if (currencyCode !== undefined && code !== currencyCode) return { kind: 'rejected', why: 'currency' };
  }
  const text = withoutGroups(figure.replaceAll(GROUPS, ''), locale);
  return text === null ? { kind: 'rejected', why: 'text' } : { kind: 'read', text };
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
