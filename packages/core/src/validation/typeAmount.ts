import { amountIntegerDigits } from '../limits/limits.ts';
import { moneyFigures, writeFigure } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';
import { GROUPS, POINTS, readAmount, type AmountRefusal } from './readAmount.ts';
import { editOf, latinDigits, type Selection } from './typedText.ts';

/** What an amount field lets in, and what it held before. */
export type AmountLimits = {
  /** Most digits after the point: the currency's decimals. */
  readonly decimals: number;
  /** Most digits before the point. @default 10 */
  readonly integerDigits?: number | undefined;
  /** The text that the field showed before this change, as {@link showAmount} writes it. @default '' */
  readonly previous?: string | undefined;
  /** What was selected in it; without it the change is found by what both texts begin and end with. */
  readonly selection?: Selection | undefined;
  /** What was removed stood behind the caret: "Delete", not Backspace. @default false */
  readonly forward?: boolean | undefined;
  /** Of the field; a paste of another currency is refused. */
  readonly currencyCode?: string | undefined;
};

/**
 * What becomes of a change: `text` is what the field keeps, with a point and no groups, `caret` its place in what {@link showAmount} makes
 * of that; or a refusal, and the field keeps what it had.
 */
export type TypedAmount =
  { readonly kind: 'accepted'; readonly text: string; readonly caret: number } | { readonly kind: 'rejected'; readonly why: AmountRefusal };

/**
 * What an amount field becomes when its text changes to `shown`. A typed comma becomes a point, leading zeros go, a leading point gets its
 * zero; what is pasted is read by {@link readAmount}. Removing a mark between groups removes the digit beside it. A second point, a character
 * that belongs to no amount, or too many digits reject the change as a whole: a cut amount is a wrong amount.
 * @see FMT-021 to FMT-026, D-FMT-10, D-FMT-11, D-FMT-13
 */
export function typeAmount(shown: string, locale: Locale, limits: AmountLimits): TypedAmount {
  const { decimals, integerDigits = amountIntegerDigits, previous = '', selection, currencyCode } = limits;
  const edit = editOf(previous, shown, selection);
  const isGroupMark = edit.inserted === '' && edit.removed !== '' && plain(edit.removed, locale) === '';
  const backward = isGroupMark && limits.forward !== true ? 1 : 0;
  const before = plain(edit.before, locale).slice(0, -backward || undefined);
  const after = plain(edit.after, locale).slice(isGroupMark ? 1 - backward : 0);
  const read = edit.inserted.length > 1 ? readAmount(edit.inserted, locale, currencyCode) : null;
  if (read?.kind === 'rejected') return read;
  const inserted = read?.text ?? latinDigits(edit.inserted).replaceAll(POINTS, '.').replaceAll(GROUPS, '');
  const parts = /^(\d*)(\.?)(\d*)$/.exec(before + inserted + after);
  if (parts === null) return { kind: 'rejected', why: 'text' };
  const [, digits = '', point = '', fraction = ''] = parts;
  const whole = digits.replace(/^0+(?=\d)/, '');
  if (whole.length > integerDigits) return { kind: 'rejected', why: 'digits' };
  if (fraction.length > decimals || (point !== '' && decimals === 0)) return { kind: 'rejected', why: 'decimals' };
  const text = `${whole === '' && point !== '' ? '0' : whole}${point}${fraction}`;
  return { kind: 'accepted', text, caret: caretBefore(after.length, showAmount(text, locale), locale) };
}

/** What an amount field shows of the text that it keeps: `1234.5` is `1,234.5`, in German `1.234,5`. */
export function showAmount(text: string, locale: Locale): string {
  return writeFigure(text, moneyFigures(locale));
}

/** The mark between whole digits and decimals of an amount: `.`, in German `,`. */
export function decimalMark(locale: Locale): string {
  return moneyFigures(locale).point;
}

/** The text of an amount field once the customer leaves it: no point without digits behind it. @see D-FMT-11 */
export function finishAmount(text: string): string {
  return text.replace(/\.$/, '');
}

/** A piece of a shown amount as the field keeps it. */
function plain(shown: string, locale: Locale): string {
  const { group, point } = moneyFigures(locale);
  return shown.replaceAll(group, '').replace(point, '.');
}

/** The place in a shown amount with so many digits and points behind it. */
function caretBefore(behind: number, shown: string, locale: Locale): number {
  let place = shown.length;
  for (let left = behind; left > 0 && place > 0; place--) if (plain(shown.charAt(place - 1), locale) !== '') left--;
  return place;
}
