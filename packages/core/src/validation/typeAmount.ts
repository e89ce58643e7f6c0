import { amountIntegerDigits } from '../limits/limits.ts';
import { moneyFigures } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';

/** What an amount field lets in. */
export type AmountLimits = {
  /** Most digits after the point: the currency's decimals. */
  readonly decimals: number;
  /** Most digits before the point. @default 10 */
  readonly integerDigits?: number | undefined;
  /** The text before this change, which tells a keystroke from a paste. @default '' */
  readonly previous?: string | undefined;
};

/** What becomes of a change: the text that the field takes on, with the decimal mark of the locale, or a refusal (the field flashes and keeps what it had). */
export type TypedAmount = { readonly kind: 'accepted'; readonly text: string } | { readonly kind: 'rejected' };

const rejected: TypedAmount = { kind: 'rejected' };

/** Marks that may stand for the decimal point: dot, comma, Arabic decimal separator. */
const POINTS = /[.,\u066B]/g;
/** Marks that only ever group thousands: apostrophes and spaces, the no-break ones included. */
const GROUPS = /['\u2019\s]/g;
/** Dots of a paste that can only group, where dots group. */
const GROUPED_BY_DOTS = /^[1-9]\d{0,2}(\.\d{3})+$/;

/**
 * What an amount field becomes when its text changes to `typed`. A comma becomes a point, leading zeros go, a leading point gets its
 * zero; in a paste the last comma or dot is the decimal point and other separators are dropped, but where a locale groups by dots,
 * dots that can only group do so: `1.234` is 1234 there, `0.125` and `1,234` are what they look like. A second separator, a character that
 * belongs to no amount, or too many digits reject the change as a whole: a cut amount is a wrong amount.
 * @see FMT-021 to FMT-026, D-FMT-10, D-FMT-11, D-FMT-13
 */
export function typeAmount(
  typed: string,
  locale: Locale,
  { decimals, integerDigits = amountIntegerDigits, previous = '' }: AmountLimits,
): TypedAmount {
  const plain = isKeystroke(typed, previous) ? typed.replaceAll(POINTS, '.') : withoutGroups(typed, locale);
  const match = /^(\d*)(\.?)(\d*)$/.exec(plain);
  if (match === null) return rejected;
  const [, digits = '', point = '', fraction = ''] = match;
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (whole.length > integerDigits || fraction.length > decimals || (point !== '' && decimals === 0)) return rejected;
  return { kind: 'accepted', text: `${whole === '' && point !== '' ? '0' : whole}${point && decimalMark(locale)}${fraction}` };
}

/** The mark between whole digits and decimals of an amount: `.`, in German `,`. */
export function decimalMark(locale: Locale): string {
  return moneyFigures(locale).point;
}

/** The text of an amount field once the customer leaves it: no point without digits behind it. @see D-FMT-11 */
export function finishAmount(text: string): string {
  return text.replace(/\.$/, '');
}

/**
 * Where the caret belongs after {@link typeAmount}: behind the same digit. What is dropped is in front of it or is a group mark,
 * so the characters behind the caret tell the place.
 * @param caret its place in `typed`
 * @param text what the field took on
 */
export function amountCaret(typed: string, locale: Locale, caret: number, text: string): number {
  const behind = withoutGroups(typed.slice(caret), locale).length;
  return Math.max(0, text.length - behind);
}

/** At most one new character between what both texts begin and end with; anything else came at once. */
function isKeystroke(typed: string, previous: string): boolean {
  const shorter = Math.min(typed.length, previous.length);
  let begin = 0;
  while (begin < shorter && typed[begin] === previous[begin]) begin++;
  let end = 0;
  while (end < shorter - begin && typed.at(-1 - end) === previous.at(-1 - end)) end++;
  return typed.length - begin - end <= 1;
}

function withoutGroups(pasted: string, locale: Locale): string {
  const text = pasted.replaceAll(GROUPS, '');
  if (moneyFigures(locale).group === '.' && GROUPED_BY_DOTS.test(text)) return text.replaceAll(POINTS, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','), text.lastIndexOf('\u066B'));
  if (last === -1) return text;
  return `${text.slice(0, last).replaceAll(POINTS, '')}.${text.slice(last + 1)}`;
}
