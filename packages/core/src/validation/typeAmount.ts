import { amountIntegerDigits } from '../limits/limits.ts';
import { moneyFigures, writeFigure } from '../format/figures.ts';
import type { Locale } from '../format/locale.ts';
import { GROUPS, POINTS, readAmount, type AmountRefusal } from './readAmount.ts';
import { findEdit, toLatinDigits, type Selection } from './typedText.ts';

/** Limits of an amount field, and its text before the change. */
export type AmountLimits = {
  /** Maximum decimals, those of the currency. */
  readonly decimals: number;
  /**
   * Maximum integer digits.
   * @default 10
   */
  readonly integerDigits?: number | undefined;
  /**
   * Text shown before this change, as written by `showAmount`.
   * @default ''
   */
  readonly previous?: string | undefined;
  /** Selection in that text. Without it, the change is derived from what both texts start and end with. */
  readonly selection?: Selection | undefined;
  /**
   * True when the removed text was after the caret: Delete rather than Backspace.
   * @default false
   */
  readonly forward?: boolean | undefined;
  /** Currency of the field. A paste in another currency is refused. */
  readonly currencyCode?: string | undefined;
};

/**
 * Result of a change. `text` is what the field stores, with a decimal point and no groups; `caret` is its position in the output of
 * `showAmount`. When the change is rejected, the field keeps its text. The reason is lasting after a second point: what follows is typed as
 * decimals, although the first mark may have been meant to group thousands (`1.234,56`). A single character that belongs to no amount is a
 * slip: nothing of the amount is missing without it.
 */
export type TypedAmount =
  | { readonly kind: 'accepted'; readonly text: string; readonly caret: number }
  | { readonly kind: 'rejected'; readonly why: AmountRefusal; readonly isLasting?: boolean; readonly isSlip?: boolean };

/**
 * Applies a change to an amount field whose text becomes `shown`. A typed comma becomes a point, leading zeros are dropped, a leading point
 * gets its zero. A point is accepted without decimals too: it holds back the digits after it, which would otherwise be typed into the whole
 * amount, a hundred times as much. A paste is read by `readAmount`. Removing a mark between groups removes the adjacent digit. A second point, a
 * character that is not part of an amount, or too many digits reject the whole change, because a truncated amount is a wrong amount. A longer
 * amount that was filled in can be edited: what was deleted is never refused, and what is typed adds no further digits (FMT-021 to FMT-026,
 * D-FMT-10, D-FMT-11, D-FMT-13).
 */
export function typeAmount(shown: string, locale: Locale, limits: AmountLimits): TypedAmount {
  const { decimals, integerDigits = amountIntegerDigits, previous = '', selection, currencyCode } = limits;
  const edit = findEdit(previous, shown, selection);
  const isGroupMark = edit.inserted === '' && edit.removed !== '' && toStoredText(edit.removed, locale) === '';
  const backward = isGroupMark && limits.forward !== true ? 1 : 0;
  const before = toStoredText(edit.before, locale).slice(0, -backward || undefined);
  const after = toStoredText(edit.after, locale).slice(isGroupMark ? 1 - backward : 0);
  const read = edit.inserted.length > 1 ? readAmount(edit.inserted, locale, currencyCode) : null;
  if (read?.kind === 'rejected') return read;
  const inserted = read?.text ?? toLatinDigits(edit.inserted).replaceAll(POINTS, '.').replaceAll(GROUPS, '');
  const typed = before + inserted + after;
  const parts = /^(\d*)(\.?)(\d*)$/.exec(typed);
  if (parts === null && edit.inserted !== '')
    return /^[\d.]*$/.test(typed)
      ? { kind: 'rejected', why: 'point', isLasting: !typed.includes('..') }
      : { kind: 'rejected', why: 'text', isSlip: edit.inserted.length === 1 };
  const [, digits = typed, point = '', fraction = ''] = parts ?? [];
  const whole = digits.replace(/^0+(?=\d)/, '');
  const [oldWhole = '', oldFraction] = read === null ? toStoredText(previous, locale).split('.') : [];
  if (edit.inserted !== '') {
    if (whole.length > Math.max(integerDigits, oldWhole.length)) return { kind: 'rejected', why: 'digits' };
    if (fraction.length > Math.max(decimals, oldFraction?.length ?? 0)) return { kind: 'rejected', why: 'decimals' };
  }
  const text = `${whole === '' && point !== '' ? '0' : whole}${point}${fraction}`;
  return { kind: 'accepted', text, caret: findCaret(after.length, showAmount(text, locale), locale) };
}

/** Formats the stored text of an amount field: `1234.5` is shown as `1,234.5`, in German `1.234,5`. */
export function showAmount(text: string, locale: Locale): string {
  return writeFigure(text, moneyFigures(locale));
}

/** Returns the decimal mark of amounts: `.`, in German `,`. */
export function decimalMark(locale: Locale): string {
  return moneyFigures(locale).point;
}

/** Completes the text of an amount field: drops a trailing point (D-FMT-11). */
export function finishAmount(text: string): string {
  return text.replace(/\.$/, '');
}

/** Converts a part of a displayed amount to its stored form. */
function toStoredText(shown: string, locale: Locale): string {
  const { group, point } = moneyFigures(locale);
  return shown.replaceAll(group, '').replace(point, '.');
}

/** Returns the position in a displayed amount that has `behind` digits and points after it. */
function findCaret(behind: number, shown: string, locale: Locale): number {
  let place = shown.length;
  for (let left = behind; left > 0 && place > 0; place--) if (toStoredText(shown.charAt(place - 1), locale) !== '') left--;
  return place;
}
